def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[3][1]cpu" = torch.ops.aten.permute.default(primals_1, [0]);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(permute, [0]);  permute = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(unsqueeze, [3]);  unsqueeze = None
    permute_1: "f32[3][0]cpu" = torch.ops.aten.permute.default(expand, [0]);  expand = None
    return (sum_1, permute_1)
