def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu"):
    xlogy: "f32[5][1]cpu" = torch.ops.aten.xlogy.Tensor(primals_1, primals_2)
    special_xlog1py: "f32[5][1]cpu" = torch.ops.aten.special_xlog1py.default(primals_1, primals_2)
    special_entr: "f32[5][1]cpu" = torch.ops.aten.special_entr.default(primals_1)
    log: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_1)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(log, 1);  log = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(add);  add = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, neg);  tangents_3 = neg = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(primals_2, 1)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_1)
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_1, add_1);  mul_1 = add_1 = None
    special_xlog1py_1: "f32[5][1]cpu" = torch.ops.aten.special_xlog1py.default(tangents_2, primals_2);  tangents_2 = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, -1.0)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0)
    bitwise_and: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq, le);  eq = le = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(special_xlog1py_1, bitwise_and, 0.0);  special_xlog1py_1 = bitwise_and = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul, masked_fill);  mul = masked_fill = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_2, primals_2);  mul_2 = None
    xlogy_1: "f32[5][1]cpu" = torch.ops.aten.xlogy.Tensor(tangents_1, primals_2);  tangents_1 = None
    le_1: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, 0.0);  primals_2 = None
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0);  primals_1 = None
    bitwise_and_1: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_1, le_1);  eq_1 = le_1 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(xlogy_1, bitwise_and_1, 0.0);  xlogy_1 = bitwise_and_1 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, masked_fill_1);  add_2 = masked_fill_1 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div, div_1);  div = div_1 = None
    return (xlogy, special_xlog1py, special_entr, add_3, add_4)
