def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu"):
    pow_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [1], True);  pow_1 = None
    pow_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    clone: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clone.default(pow_2)
    pow_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_2, 2)
    sum_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, [1], True);  pow_3 = None
    pow_4: "f32[5, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    clone_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clone.default(pow_4)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1e-08, dtype = torch.float32, device = device(type='cpu'))
    clamp_min: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp_min.Tensor(clone, scalar_tensor);  clone = None
    clamp_min_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.clamp_min.Tensor(clone_1, scalar_tensor);  clone_1 = scalar_tensor = None
    div: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, clamp_min_1);  clamp_min_1 = None
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, clamp_min);  clamp_min = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, div);  div_1 = div = None
    sum_3: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    return (sum_3, primals_1, primals_2, pow_2, pow_4)
