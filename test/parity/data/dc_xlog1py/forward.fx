def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    special_xlog1py: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.default(primals_1, primals_2);  primals_2 = None
    special_xlog1py_1: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.other_scalar(primals_1, 2.0)
    special_xlog1py_2: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.self_scalar(0.5, primals_1);  primals_1 = None
    return (special_xlog1py, special_xlog1py_1, special_xlog1py_2)
