def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4, 4][4, 1]cpu"):
    t: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(addmm);  addmm = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_1)
    relu: "f32[2, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    lerp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.lerp.Tensor(primals_1, relu, sigmoid)
    t_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    t_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (lerp, primals_1, sigmoid, relu, t_4, t_6)
