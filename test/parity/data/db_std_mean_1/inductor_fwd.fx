def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    var_mean = torch.ops.aten.var_mean.correction(primals_1, correction = 1.0)
    getitem: "f32[][]cpu" = var_mean[0]
    getitem_1: "f32[][]cpu" = var_mean[1];  var_mean = None
    sqrt: "f32[][]cpu" = torch.ops.aten.sqrt.default(getitem);  getitem = None
    return (sqrt, getitem_1, primals_1, sqrt)
