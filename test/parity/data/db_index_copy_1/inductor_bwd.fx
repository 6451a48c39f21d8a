def forward(self, primals_2: "i64[1][1]cpu", tangents_1: "f32[][]cpu"):
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand: "f32[1][1]cpu" = torch.ops.aten.expand.default(scalar_tensor, [1]);  scalar_tensor = None
    index_put_1: "f32[1][1]cpu" = torch.ops.aten.index_put.default(unsqueeze_1, [primals_2], expand);  unsqueeze_1 = expand = None
    squeeze_1: "f32[][]cpu" = torch.ops.aten.squeeze.dim(index_put_1, 0);  index_put_1 = None
    clone: "f32[][]cpu" = torch.ops.aten.clone.default(squeeze_1);  squeeze_1 = None
    squeeze_2: "i64[][]cpu" = torch.ops.aten.squeeze.dim(primals_2, 0);  primals_2 = None
    unsqueeze_2: "i64[1][1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_2, 0);  squeeze_2 = None
    empty: "f32[][]cpu" = torch.ops.aten.empty.memory_format([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand_1: "f32[1][1]cpu" = torch.ops.aten.expand.default(tangents_1, [1]);  tangents_1 = None
    unsqueeze_3: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(empty, 0);  empty = None
    index_put_2: "f32[1][1]cpu" = torch.ops.aten.index_put.default(unsqueeze_3, [unsqueeze_2], expand_1);  unsqueeze_3 = unsqueeze_2 = expand_1 = None
    squeeze_3: "f32[][]cpu" = torch.ops.aten.squeeze.dim(index_put_2, 0);  index_put_2 = None
    return (clone, None, squeeze_3)
