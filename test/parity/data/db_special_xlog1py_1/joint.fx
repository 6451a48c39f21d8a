def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    special_xlog1py: "f32[][]cpu" = torch.ops.aten.special_xlog1py.default(primals_1, primals_2)
    add: "f32[][]cpu" = torch.ops.aten.add.Scalar(primals_2, 1)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul, add);  mul = add = None
    special_xlog1py_1: "f32[][]cpu" = torch.ops.aten.special_xlog1py.default(tangents_1, primals_2);  tangents_1 = None
    le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_2, -1.0);  primals_2 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0);  primals_1 = None
    bitwise_and: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(eq, le);  eq = le = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(special_xlog1py_1, bitwise_and, 0.0);  special_xlog1py_1 = bitwise_and = None
    return (special_xlog1py, masked_fill, div)
