class inner_f(torch.nn.Module):
    def forward(self, primals, tangents):
        primals_1: "f32[3, 3][3, 1]cpu"; primals_2: "f32[3, 3][3, 1]cpu"; tangents_1: "f32[3, 3][3, 1]cpu";

        primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # File: rng.py:1 in f, code: -
        sigmoid: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
        detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(sigmoid)

        # ac_graph_id: 20 - PREFER_RECOMPUTE File: rng.py:1 in f, code: -
        bernoulli: "f32[3, 3][3, 1]cpu" = torch.ops.aten.bernoulli.default(sigmoid);  sigmoid = None
        mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, bernoulli)
        sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mul)

        # Backward of forward node: File: rng.py:1 in f, code: -
        cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
        mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
        mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, primals_2);  primals_2 = None
        mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, bernoulli);  mul_1 = bernoulli = None
        zeros_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(mul_2);  mul_2 = None

        # Backward of forward node: File: rng.py:1 in f, code: -
        detach_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
        sigmoid_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sigmoid_backward.default(zeros_like, detach_4);  zeros_like = detach_4 = None
        return pytree.tree_unflatten([sin, sigmoid_backward, mul_3], self._out_spec)
