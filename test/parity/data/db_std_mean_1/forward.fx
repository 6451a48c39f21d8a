def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    std_mean = torch.ops.aten.std_mean.correction(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = std_mean[0]
    getitem_1: "f32[][]cpu" = std_mean[1];  std_mean = None
    return (getitem, getitem_1)
