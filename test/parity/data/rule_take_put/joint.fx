def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    take: "f32[3][1]cpu" = torch.ops.aten.take.default(primals_1, primals_2)
    put: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(primals_1, primals_2, primals_3, True);  primals_3 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(put, [6]);  put = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 0, 3);  view = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(take, slice_1);  take = slice_1 = None
    slice_backward: "f32[6][1]cpu" = torch.ops.aten.slice_backward.default(tangents_1, [6], 0, 0, 3, 1)
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_backward, [2, 3]);  slice_backward = None
    take_1: "f32[3][1]cpu" = torch.ops.aten.take.default(view_1, primals_2)
    view_2: "f32[3][1]cpu" = torch.ops.aten.view.default(take_1, [3]);  take_1 = None
    zeros_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1);  primals_1 = None
    put_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(zeros_like, primals_2, tangents_1, True);  zeros_like = primals_2 = tangents_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(view_1, put_1);  view_1 = put_1 = None
    return (add, add_1, None, view_2)
