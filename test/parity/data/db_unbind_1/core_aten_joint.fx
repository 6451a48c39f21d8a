def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu"):
    slice_1: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    slice_2: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 2)
    slice_3: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 2, 3)
    slice_4: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 3, 4)
    slice_5: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 4, 5);  primals_1 = None
    squeeze: "f32[][]cpu" = torch.ops.aten.squeeze.dims(slice_1, [0]);  slice_1 = None
    squeeze_1: "f32[][]cpu" = torch.ops.aten.squeeze.dims(slice_2, [0]);  slice_2 = None
    squeeze_2: "f32[][]cpu" = torch.ops.aten.squeeze.dims(slice_3, [0]);  slice_3 = None
    squeeze_3: "f32[][]cpu" = torch.ops.aten.squeeze.dims(slice_4, [0]);  slice_4 = None
    squeeze_4: "f32[][]cpu" = torch.ops.aten.squeeze.dims(slice_5, [0]);  slice_5 = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    unsqueeze_2: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    unsqueeze_3: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_4, 0);  tangents_4 = None
    unsqueeze_4: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_5, 0);  tangents_5 = None
    cat: "f32[5][1]cpu" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1, unsqueeze_2, unsqueeze_3, unsqueeze_4]);  unsqueeze = unsqueeze_1 = unsqueeze_2 = unsqueeze_3 = unsqueeze_4 = None
    return (squeeze, squeeze_1, squeeze_2, squeeze_3, squeeze_4, cat)
