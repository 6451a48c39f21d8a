def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(primals_1)
    ne: "b8[][]cpu" = torch.ops.aten.ne.Tensor(alias, alias);  alias = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(ne);  ne = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(logical_not, None);  logical_not = None
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor, primals_1);  isnan = scalar_tensor = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where, None);  where = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, sum_1);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_1: "b8[][]cpu" = torch.ops.aten.logical_not.default(isnan_1);  isnan_1 = None
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(div_1, []);  div_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not_1);  expand = logical_not_1 = None
    return (div, mul)
