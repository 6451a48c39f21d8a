def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    special_xlog1py: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.default(primals_1, primals_2)
    special_xlog1py_1: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.other_scalar(primals_1, 2.0)
    special_xlog1py_2: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.self_scalar(0.5, primals_1)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(primals_1, 1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5);  tangents_3 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul, add);  mul = add = None
    special_xlog1py_3: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.other_scalar(tangents_2, 2.0);  tangents_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(div, special_xlog1py_3);  div = special_xlog1py_3 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(primals_2, 1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_1, add_2);  mul_1 = add_2 = None
    special_xlog1py_4: "f32[3][1]cpu" = torch.ops.aten.special_xlog1py.default(tangents_1, primals_2);  tangents_1 = None
    le: "b8[3][1]cpu" = torch.ops.aten.le.Scalar(primals_2, -1.0);  primals_2 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0);  primals_1 = None
    bitwise_and: "b8[3][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq, le);  eq = le = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(special_xlog1py_4, bitwise_and, 0.0);  special_xlog1py_4 = bitwise_and = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, masked_fill);  add_1 = masked_fill = None
    return (special_xlog1py, special_xlog1py_1, special_xlog1py_2, add_3, div_1)
