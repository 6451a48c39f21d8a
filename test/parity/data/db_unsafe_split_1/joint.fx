def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[2, 5, 5][25, 5, 1]cpu", tangents_2: "f32[2, 5, 5][25, 5, 1]cpu", tangents_3: "f32[1, 5, 5][25, 5, 1]cpu"):
    unsafe_split = torch.ops.aten.unsafe_split.Tensor(primals_1, 2);  primals_1 = None
    getitem: "f32[2, 5, 5][25, 5, 1]cpu" = unsafe_split[0]
    getitem_1: "f32[2, 5, 5][25, 5, 1]cpu" = unsafe_split[1]
    getitem_2: "f32[1, 5, 5][25, 5, 1]cpu" = unsafe_split[2];  unsafe_split = None
    cat: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cat.default([tangents_1, tangents_2, tangents_3]);  tangents_1 = tangents_2 = tangents_3 = None
    return (getitem, getitem_1, getitem_2, cat)
