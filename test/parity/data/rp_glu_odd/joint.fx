def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[1, 4][4, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 4][4, 1]cpu", tangents_4: "f32[2, 4][4, 1]cpu"):
    glu: "f32[1, 4][4, 1]cpu" = torch.ops.aten.glu.default(primals_1, 0)
    glu_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.glu.default(primals_1, 1)
    view: "f32[1, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 4]);  primals_2 = None
    _prelu_kernel: "f32[2, 4][4, 1]cpu" = torch.ops.aten._prelu_kernel.default(primals_1, view)
    empty_like: "f32[2, 4][4, 1]cpu" = torch.ops.aten.empty_like.default(primals_1, memory_format = torch.contiguous_format)
    rrelu_with_noise_functional = torch.ops.aten.rrelu_with_noise_functional.default(primals_1, empty_like)
    getitem: "f32[2, 4][4, 1]cpu" = rrelu_with_noise_functional[0];  rrelu_with_noise_functional = None
    rrelu_with_noise_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.rrelu_with_noise_backward.default(tangents_4, primals_1, empty_like, 0.125, 0.3333333333333333, False, False);  tangents_4 = empty_like = None
    _prelu_kernel_backward = torch.ops.aten._prelu_kernel_backward.default(tangents_3, primals_1, view);  tangents_3 = view = None
    getitem_2: "f32[2, 4][4, 1]cpu" = _prelu_kernel_backward[0]
    getitem_3: "f32[2, 4][4, 1]cpu" = _prelu_kernel_backward[1];  _prelu_kernel_backward = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(getitem_3, [0], True);  getitem_3 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(rrelu_with_noise_backward, getitem_2);  rrelu_with_noise_backward = getitem_2 = None
    view_1: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    glu_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.glu_backward.default(tangents_2, primals_1, 1);  tangents_2 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, glu_backward);  add = glu_backward = None
    glu_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.glu_backward.default(tangents_1, primals_1, 0);  tangents_1 = primals_1 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, glu_backward_1);  add_1 = glu_backward_1 = None
    return (glu, glu_1, _prelu_kernel, getitem, add_2, view_1)
