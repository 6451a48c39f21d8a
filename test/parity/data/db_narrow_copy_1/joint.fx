def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 2, 5][10, 5, 1]cpu"):
    narrow_copy: "f32[5, 2, 5][10, 5, 1]cpu" = torch.ops.aten.narrow_copy.default(primals_1, 1, 2, 2);  primals_1 = None
    slice_backward: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice_backward.default(tangents_1, [5, 5, 5], 1, 2, 4, 1);  tangents_1 = None
    return (narrow_copy, slice_backward)
