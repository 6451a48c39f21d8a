def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    empty: "f32[5][1]cpu" = torch.ops.aten.empty.memory_format([5], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False, memory_format = torch.contiguous_format)
    rrelu_with_noise_functional = torch.ops.aten.rrelu_with_noise_functional.default(primals_1, empty)
    getitem: "f32[5][1]cpu" = rrelu_with_noise_functional[0];  rrelu_with_noise_functional = None
    rrelu_with_noise_backward: "f32[5][1]cpu" = torch.ops.aten.rrelu_with_noise_backward.default(tangents_1, primals_1, empty, 0.125, 0.3333333333333333, False, False);  tangents_1 = primals_1 = empty = None
    return (getitem, rrelu_with_noise_backward)
