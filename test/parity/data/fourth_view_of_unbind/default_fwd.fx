def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    unbind = torch.ops.aten.unbind.int(mul)
    getitem: "f32[3][1]cpu" = unbind[0];  unbind = None
    select: "f32[][]cpu" = torch.ops.aten.select.int(getitem, 0, 0);  getitem = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_scatter: "f32[3][1]cpu" = torch.ops.aten.select_scatter.default(select_1, mul_1, 0, 0);  select_1 = mul_1 = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(mul, select_scatter, 0, 0);  mul = select_scatter = None
    select_6: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 1)
    select_7: "f32[][]cpu" = torch.ops.aten.select.int(select_6, 0, 0);  select_6 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(select_7, 2);  select_7 = None
    select_8: "f32[3][1]cpu" = torch.ops.aten.select.int(select_scatter_1, 0, 1)
    select_scatter_2: "f32[3][1]cpu" = torch.ops.aten.select_scatter.default(select_8, mul_2, 0, 0);  select_8 = mul_2 = None
    select_scatter_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(select_scatter_1, select_scatter_2, 0, 1);  select_scatter_1 = select_scatter_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, select_scatter_3);  primals_1 = None
    return (mul_3, select_scatter_3)
