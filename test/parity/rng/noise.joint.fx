class inner_f(torch.nn.Module):
    def forward(self, primals, tangents):
        primals_1: "f32[3, 3][3, 1]cpu"; primals_2: "f32[3, 3][3, 1]cpu"; tangents_1: "f32[3, 3][3, 1]cpu";

        primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # ac_graph_id: 16 - PREFER_RECOMPUTE File: rng.py:1 in f, code: -
        randn_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.randn_like.default(primals_1, pin_memory = False)
        detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(randn_like);  randn_like = None
        add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, detach_1);  primals_1 = detach_1 = None
        sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(add)
        mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2)
        exp: "f32[3, 3][3, 1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
        detach_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(exp)

        # Backward of forward node: File: rng.py:1 in f, code: -
        detach_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_6);  detach_6 = None
        mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_7);  tangents_1 = detach_7 = None
        mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sin);  sin = None
        mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, primals_2);  mul_1 = primals_2 = None
        cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(add);  add = None
        mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, cos);  mul_3 = cos = None
        return pytree.tree_unflatten([exp, mul_4, mul_2], self._out_spec)
