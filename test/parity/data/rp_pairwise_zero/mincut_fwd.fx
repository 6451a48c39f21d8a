def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    norm: "f32[2][1]cpu" = torch.ops.aten.norm.ScalarOpt_dim(add, 2.0, [1]);  add = None
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(norm)
    linalg_vector_norm: "f32[2, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 2, [1], True)
    clone: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clone.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_2, 2, [1], True)
    clone_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clone.default(linalg_vector_norm_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1e-08, dtype = torch.float32, device = device(type='cpu'))
    clamp_min: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clamp_min.Tensor(clone, scalar_tensor);  clone = None
    clamp_min_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.clamp_min.Tensor(clone_1, scalar_tensor);  clone_1 = scalar_tensor = None
    div: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, clamp_min_1);  clamp_min_1 = None
    div_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, clamp_min);  clamp_min = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, div);  div_1 = div = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    detach_5: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (norm, sum_1, primals_1, primals_2, linalg_vector_norm, linalg_vector_norm_1, detach_5)
