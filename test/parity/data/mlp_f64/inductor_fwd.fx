def forward(self, primals_1: "f64[4, 6][6, 1]cpu", primals_2: "f64[8, 6][6, 1]cpu", primals_3: "f64[8][1]cpu", primals_4: "f64[3, 8][8, 1]cpu", primals_5: "f64[3][1]cpu", primals_6: "f64[4, 3][3, 1]cpu"):
    permute: "f64[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f64[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    tanh: "f64[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    permute_1: "f64[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f64[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, tanh, permute_1);  primals_5 = None
    sub: "f64[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_6)
    pow_1: "f64[4, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    sum_1: "f64[][]cpu" = torch.ops.aten.sum.default(pow_1);  pow_1 = None
    sub_1: "f64[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_6);  addmm_1 = primals_6 = None
    mul: "f64[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 2.0);  sub_1 = None
    permute_2: "f64[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    return (sum_1, primals_1, tanh, mul, permute_2)
