def forward(self, primals_1: "f32[3, 3][3, 1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(clone)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, 3);  diagonal = None
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(clone, mul);  clone = mul = None
    t_2: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(diagonal_scatter)
    select_1: "f32[3][3]cpu" = torch.ops.aten.select.int(t_2, 0, 0);  t_2 = None
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(select_1, 5.0);  select_1 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(diagonal_scatter);  diagonal_scatter = None
    select_scatter: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(t_3, fill, 0, 0);  t_3 = fill = None
    t_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter);  select_scatter = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(t_4, primals_1)
    return (mul_1, primals_1, t_4)
