def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu"):
    glu: "f32[1, 4][4, 1]cpu" = torch.ops.aten.glu.default(primals_1, 0)
    glu_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.glu.default(primals_1, 1)
    view: "f32[1, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 4]);  primals_2 = None
    _prelu_kernel: "f32[2, 4][4, 1]cpu" = torch.ops.aten._prelu_kernel.default(primals_1, view);  view = None
    empty_like: "f32[2, 4][4, 1]cpu" = torch.ops.aten.empty_like.default(primals_1, memory_format = torch.contiguous_format)
    rrelu_with_noise_functional = torch.ops.aten.rrelu_with_noise_functional.default(primals_1, empty_like);  primals_1 = empty_like = None
    getitem: "f32[2, 4][4, 1]cpu" = rrelu_with_noise_functional[0];  rrelu_with_noise_functional = None
    return (glu, glu_1, _prelu_kernel, getitem)
