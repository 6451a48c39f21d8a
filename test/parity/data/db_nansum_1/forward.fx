def forward(self, primals_1: "f32[][]cpu"):
    nansum: "f32[][]cpu" = torch.ops.aten.nansum.default(primals_1);  primals_1 = None
    return nansum
