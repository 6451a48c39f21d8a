def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(primals_1, primals_4, primals_5, primals_2, primals_3, 0.1, 1e-05);  primals_5 = None
    getitem: "f32[4, 3][3, 1]cpu" = _native_batch_norm_legit_no_training[0];  _native_batch_norm_legit_no_training = None
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(getitem)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, sigmoid);  sigmoid = None
    sigmoid_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(getitem)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid_1);  tangents_1 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_1);  sigmoid_1 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, sub);  getitem = sub = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, 1);  mul_2 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, add);  mul_1 = add = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_3, 1e-05);  primals_3 = None
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0])
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sub_1);  sub_1 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0]);  mul_4 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt, primals_4);  primals_4 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_9, 0);  mul_9 = None
    mul_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, unsqueeze_3);  mul_3 = unsqueeze_3 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, rsqrt);  sum_2 = rsqrt = None
    return (mul, mul_10, None, None, mul_11, sum_1)
