def forward(self, primals_1: "f32[3][4]cpu", primals_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(clone, primals_2);  clone = None
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(add, 0, 1, 9223372036854775807)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(slice_2, 2);  slice_2 = None
    slice_scatter: "f32[3][1]cpu" = torch.ops.aten.slice_scatter.default(add, mul, 0, 1, 9223372036854775807);  add = mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter, primals_2)
    return (slice_scatter, mul_1, primals_2, slice_scatter)
