def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    split = torch.ops.aten.split.Tensor(primals_1, 2);  primals_1 = None
    getitem: "f32[2, 5, 5][25, 5, 1]cpu" = split[0]
    getitem_1: "f32[2, 5, 5][25, 5, 1]cpu" = split[1]
    getitem_2: "f32[1, 5, 5][25, 5, 1]cpu" = split[2];  split = None
    return (getitem, getitem_1, getitem_2)
