def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    _prelu_kernel: "f32[][]cpu" = torch.ops.aten._prelu_kernel.default(primals_1, primals_2)
    _prelu_kernel_backward = torch.ops.aten._prelu_kernel_backward.default(tangents_1, primals_1, primals_2);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[][]cpu" = _prelu_kernel_backward[0];  _prelu_kernel_backward = None
    return (_prelu_kernel, getitem, None)
