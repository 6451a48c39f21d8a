def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, -2, 9223372036854775807)
    select: "f32[2][2]cpu" = torch.ops.aten.select.int(slice_1, 1, -1);  slice_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, 3);  select = None
    slice_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, -2, 9223372036854775807)
    select_scatter: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select_scatter.default(slice_2, mul_1, 1, -1);  slice_2 = mul_1 = None
    slice_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, select_scatter, 0, -2, 9223372036854775807);  mul = select_scatter = None
    unsqueeze_2: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(slice_scatter, 2)
    select_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.select.int(unsqueeze_2, 0, 0);  unsqueeze_2 = None
    add: "f32[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(select_4, 1);  select_4 = None
    unsqueeze_3: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(slice_scatter, 2);  slice_scatter = None
    select_scatter_1: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.select_scatter.default(unsqueeze_3, add, 0, 0);  unsqueeze_3 = add = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(select_scatter_1, 2);  select_scatter_1 = None
    return (squeeze,)
