def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "f32[4, 3][3, 1]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.5)
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.7071067811865476)
    erf: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_1);  mul_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, add);  mul = add = None
    permute_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, mul_2, permute_1);  primals_5 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_6)
    pow_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_6);  addmm_1 = primals_6 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.16666666666666666);  sub_1 = None
    permute_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    return (mean, primals_1, addmm, mul_2, mul_3, permute_2)
