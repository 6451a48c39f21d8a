def forward(self):
    arange: "i32[4]" = torch.ops.aten.arange.default(4, dtype = torch.int32, device = device(type='cpu'), pin_memory = False)
    slice_1: "i32[2]" = torch.ops.aten.slice.Tensor(arange, 0, 1, 3)
    amin: "i32[]" = torch.ops.aten.amin.default(slice_1, [0])
    slice_2: "i32[3]" = torch.ops.aten.slice.Tensor(arange, 0, 1, 4)
    amax: "i32[]" = torch.ops.aten.amax.default(slice_2, [0])
    sub: "i32[]" = torch.ops.aten.sub.Tensor(amax, amin)
    return (sub,)
