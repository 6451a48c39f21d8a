def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    empty_like: "f32[5][1]cpu" = torch.ops.aten.empty_like.default(primals_1, memory_format = torch.contiguous_format)
    rrelu_with_noise_functional = torch.ops.aten.rrelu_with_noise_functional.default(primals_1, empty_like)
    getitem: "f32[5][1]cpu" = rrelu_with_noise_functional[0];  rrelu_with_noise_functional = None
    rrelu_with_noise_backward: "f32[5][1]cpu" = torch.ops.aten.rrelu_with_noise_backward.default(tangents_1, primals_1, empty_like, 0.125, 0.3333333333333333, False, False);  tangents_1 = primals_1 = empty_like = None
    return (getitem, rrelu_with_noise_backward)
