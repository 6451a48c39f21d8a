def forward(self, primals_1: "f32[][]cpu", primals_2: "i64[1][1]cpu", primals_3: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    index_put: "f32[1][1]cpu" = torch.ops.aten.index_put.default(unsqueeze, [primals_2], primals_3);  unsqueeze = primals_3 = None
    squeeze: "f32[][]cpu" = torch.ops.aten.squeeze.dims(index_put, [0]);  index_put = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0)
    expand: "f32[1][1]cpu" = torch.ops.aten.expand.default(scalar_tensor, [1]);  scalar_tensor = None
    index_put_1: "f32[1][1]cpu" = torch.ops.aten.index_put.default(unsqueeze_1, [primals_2], expand);  unsqueeze_1 = expand = None
    squeeze_1: "f32[][]cpu" = torch.ops.aten.squeeze.dims(index_put_1, [0]);  index_put_1 = None
    clone: "f32[][]cpu" = torch.ops.aten.clone.default(squeeze_1);  squeeze_1 = None
    squeeze_2: "i64[][]cpu" = torch.ops.aten.squeeze.dims(primals_2, [0]);  primals_2 = None
    index_select: "f32[][]cpu" = torch.ops.aten.index_select.default(tangents_1, 0, squeeze_2);  tangents_1 = squeeze_2 = None
    return (squeeze, clone, None, index_select)
