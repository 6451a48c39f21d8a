def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, primals_2)
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(mul, 1)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(add, primals_2);  add = primals_2 = None
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, sigmoid);  sub = sigmoid = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mul);  mul_1 = mul = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, tangents_1);  sub_1 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_3);  mul_2 = None
    neg: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(neg);  neg = None
    getitem: "f32[4, 3][3, 1]cpu" = log_sigmoid_forward[0];  log_sigmoid_forward = None
    log_sigmoid_forward_1 = torch.ops.aten.log_sigmoid_forward.default(primals_1);  primals_1 = None
    getitem_2: "f32[4, 3][3, 1]cpu" = log_sigmoid_forward_1[0];  log_sigmoid_forward_1 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, primals_4);  getitem_2 = primals_4 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(getitem, mul_4);  getitem = mul_4 = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, tangents_1);  sub_2 = tangents_1 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, primals_3);  mul_5 = primals_3 = None
    return (mul_3, mul_6, None, None)
