def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "i64[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu"):
    put: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(primals_1, primals_3, primals_2, True)
    put_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(primals_1, primals_3, primals_2);  primals_1 = primals_2 = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    put_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(tangents_2, primals_3, full);  full = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_2, [-1]);  tangents_2 = None
    index: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view, [primals_3]);  view = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(index, [3]);  index = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_1, [-1])
    index_1: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view_2, [primals_3]);  view_2 = primals_3 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(index_1, [3]);  index_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(put_2, tangents_1);  put_2 = tangents_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(view_1, view_3);  view_1 = view_3 = None
    return (put, put_1, add, add_1, None)
