def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    _softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(primals_1, primals_2, 1, torch.float32)
    return (_softmax_backward_data, primals_1, primals_2)
