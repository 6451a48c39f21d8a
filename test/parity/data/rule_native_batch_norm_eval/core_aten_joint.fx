def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(primals_1, primals_2, primals_3, primals_4, primals_5, 0.1, 1e-05);  primals_3 = None
    getitem: "f32[4, 3][3, 1]cpu" = _native_batch_norm_legit_no_training[0];  _native_batch_norm_legit_no_training = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_5, 1e-05);  primals_5 = None
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_4, 0);  primals_4 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0])
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt, primals_2);  primals_2 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 0);  mul_5 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_3);  tangents_1 = unsqueeze_3 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, rsqrt);  sum_2 = rsqrt = None
    return (getitem, mul_6, mul_7, sum_1, None, None)
