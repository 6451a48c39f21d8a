def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], device = device(type='cpu'), pin_memory = False)
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(zeros, primals_1);  zeros = primals_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True);  tangents_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (copy, view)
