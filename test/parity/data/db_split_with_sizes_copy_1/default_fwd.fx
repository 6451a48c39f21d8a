def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    split_with_sizes_copy = torch.ops.aten.split_with_sizes_copy.default(primals_1, [1, 3, 1]);  primals_1 = None
    getitem: "f32[1, 5, 5][25, 5, 1]cpu" = split_with_sizes_copy[0]
    getitem_1: "f32[3, 5, 5][25, 5, 1]cpu" = split_with_sizes_copy[1]
    getitem_2: "f32[1, 5, 5][25, 5, 1]cpu" = split_with_sizes_copy[2];  split_with_sizes_copy = None
    return (getitem, getitem_1, getitem_2)
