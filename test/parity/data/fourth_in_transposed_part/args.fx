def forward(self, arg0_1: "f32[3, 4][4, 1]cpu", arg1_1: "f32[2][1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    slice_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 9223372036854775807);  mul = None
    slice_2: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 1, 3);  slice_1 = None
    t: "f32[2, 2][1, 4]cpu" = torch.ops.aten.t.default(slice_2);  slice_2 = None
    slice_3: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(arg1_1, 0, 0, 2);  arg1_1 = None
    repeat: "f32[2][1]cpu" = torch.ops.aten.repeat.default(slice_3, [1]);  slice_3 = None
    slice_4: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(repeat, 0, 0, 2);  repeat = None
    return (t, slice_4)
