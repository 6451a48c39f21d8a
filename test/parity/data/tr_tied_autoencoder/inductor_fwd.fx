def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[5][1]cpu"):
    permute: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = None
    tanh: "f32[4, 3][3, 1]cpu" = torch.ops.aten.tanh.default(addmm);  addmm = None
    permute_2: "f32[3, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    addmm_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.addmm.default(primals_4, tanh, permute_2);  primals_4 = None
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, primals_1)
    pow_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2);  sub = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    permute_3: "f32[5, 3][1, 5]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    return (mean, primals_1, tanh, addmm_1, permute_3)
