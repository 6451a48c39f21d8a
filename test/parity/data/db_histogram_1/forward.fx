def forward(self, arg0_1: "f32[][]cpu"):
    histogram = torch.ops.aten.histogram.bin_ct(arg0_1, 1);  arg0_1 = None
    getitem: "f32[1][1]cpu" = histogram[0]
    getitem_1: "f32[2][1]cpu" = histogram[1];  histogram = None
    return (getitem, getitem_1)
