def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    mvlgamma: "f32[3][1]cpu" = torch.ops.aten.mvlgamma.default(mul, 1)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mvlgamma);  mvlgamma = None
    i0: "f32[3][1]cpu" = torch.ops.aten.i0.default(mul)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, i0);  tangents_1 = i0 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    special_i1: "f32[3][1]cpu" = torch.ops.aten.special_i1.default(clone)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, special_i1);  mul_3 = special_i1 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 1);  mul_5 = None
    arange: "f32[1][1]cpu" = torch.ops.aten.arange.start_step(0.0, 0.5, 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(clone, -1);  clone = None
    add: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(arange, unsqueeze);  arange = unsqueeze = None
    digamma: "f32[3, 1][1, 1]cpu" = torch.ops.aten.digamma.default(add);  add = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(digamma, [-1]);  digamma = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sum_1);  mul_4 = sum_1 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 1);  mul_7 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_8);  mul_6 = mul_8 = None
    return (add_1,)
