def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[1, 2][2, 1]cpu"):
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 3]);  primals_2 = None
    view_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 2]);  primals_3 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view);  view = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t, 2);  t = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul);  mul = None
    view_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(t_1, [2, 3]);  t_1 = None
    view_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_3, [2, 3]);  view_3 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_4);  view_4 = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(view_1, 0);  view_1 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, t_2);  primals_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, squeeze);  mul_1 = None
    return (t_2, squeeze, add, t_2)
