def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    mean: "f32[][]cpu" = torch.ops.aten.mean.dim(primals_1, [0]);  primals_1 = None
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    return (mean, div)
