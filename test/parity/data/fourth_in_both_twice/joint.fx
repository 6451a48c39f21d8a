def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[1, 3, 2][6, 2, 1]cpu"):
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 3]);  primals_2 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view);  view = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t, 2);  t = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul);  mul = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(t_1, [2, 3]);  t_1 = None
    view_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_2, [2, 3]);  view_2 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_3);  view_3 = None
    unsqueeze: "f32[1, 3, 2][3, 1, 3]cpu" = torch.ops.aten.unsqueeze.default(t_2, 0);  t_2 = None
    add: "f32[1, 3, 2][3, 1, 3]cpu" = torch.ops.aten.add.Tensor(unsqueeze, 1);  unsqueeze = None
    squeeze: "f32[3, 2][1, 3]cpu" = torch.ops.aten.squeeze.dim(add, 0);  add = None
    t_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(squeeze);  squeeze = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(t_4, [2, 3]);  t_4 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(view_5, [2, 3]);  view_5 = None
    t_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view_6);  view_6 = None
    unsqueeze_1: "f32[1, 3, 2][3, 1, 3]cpu" = torch.ops.aten.unsqueeze.default(t_5, 0);  t_5 = None
    mul_1: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, unsqueeze_1);  primals_1 = None
    mul_2: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_1);  tangents_1 = None
    sum_1: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(sum_1, [3, 2]);  sum_1 = None
    return (unsqueeze_1, mul_1, view_7, None)
