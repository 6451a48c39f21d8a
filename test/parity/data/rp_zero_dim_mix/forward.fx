def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[2][1]cpu", primals_3: "i64[1][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(primals_1, [1])
    cat: "f32[3][1]cpu" = torch.ops.aten.cat.default([view, primals_2]);  view = primals_2 = None
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    std: "f32[][]cpu" = torch.ops.aten.std.correction(primals_1, correction = 0)
    stack: "f32[2][1]cpu" = torch.ops.aten.stack.default([primals_1, primals_1])
    index_select: "f32[][]cpu" = torch.ops.aten.index_select.default(primals_1, 0, primals_3)
    select: "i64[][]cpu" = torch.ops.aten.select.int(primals_3, 0, 0);  primals_3 = None
    gather: "f32[][]cpu" = torch.ops.aten.gather.default(primals_1, 0, select);  primals_1 = select = None
    return (mul, cat, linalg_vector_norm, std, stack, index_select, gather)
