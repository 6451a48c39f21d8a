def forward(self, primals_2: "f32[3, 3][3, 1]cpu", sigmoid: "f32[3, 3][3, 1]cpu", rng_state_output_0: "u8[16][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    run_with_rng_state = torch.ops.higher_order.run_with_rng_state(rng_state_output_0, torch.ops.aten.bernoulli.default, sigmoid);  rng_state_output_0 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, run_with_rng_state)
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, primals_2);  primals_2 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, run_with_rng_state);  mul_1 = run_with_rng_state = None
    zeros_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(mul_2);  mul_2 = None
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sigmoid_backward.default(zeros_like, detach_4);  zeros_like = detach_4 = None
    return (sigmoid_backward, mul_3)
