def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    addmv: "f32[2][1]cpu" = torch.ops.aten.addmv.default(mul, primals_2, primals_3);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1)
    addr: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addr.default(mul_1, primals_1, primals_3);  mul_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(addmv);  addmv = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, addr);  sum_1 = addr = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (add, primals_1, primals_3, t_1)
