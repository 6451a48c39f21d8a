def forward(self, primals_1: "f32[2, 6][6, 1]cpu"):
    mul: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    _unsafe_view: "f32[4, 3][3, 1]cpu" = torch.ops.aten._unsafe_view.default(mul, [4, 3]);  mul = None
    return _unsafe_view
