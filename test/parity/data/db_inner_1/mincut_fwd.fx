def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    permute: "f32[5][1]cpu" = torch.ops.aten.permute.default(primals_1, [-1]);  primals_1 = None
    permute_1: "f32[5][1]cpu" = torch.ops.aten.permute.default(primals_2, [-1]);  primals_2 = None
    dot: "f32[][]cpu" = torch.ops.aten.dot.default(permute, permute_1)
    view: "f32[][]cpu" = torch.ops.aten.view.default(dot, []);  dot = None
    return (view, permute, permute_1)
