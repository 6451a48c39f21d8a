class inner_f(torch.nn.Module):
    def forward(self, primals, tangents):
        primals_1: "f32[3, 3][3, 1]cpu"; primals_2: "f32[3, 3][3, 1]cpu"; tangents_1: "f32[3, 3][3, 1]cpu";

        primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # ac_graph_id: 4 - PREFER_RECOMPUTE File: rng.py:1 in f, code: -
        mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
        sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mm)
        native_dropout = torch.ops.aten.native_dropout.default(sin, 0.5, True);  sin = None
        getitem: "f32[3, 3][3, 1]cpu" = native_dropout[0]
        getitem_1: "b8[3, 3][3, 1]cpu" = native_dropout[1];  native_dropout = None
        rand_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.rand_like.default(primals_1, pin_memory = False)
        detach_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(rand_like);  rand_like = None
        mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, detach_5);  getitem = None

        # Backward of forward node: File: rng.py:1 in f, code: -
        mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_5);  tangents_1 = detach_5 = None
        native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mul_1, getitem_1, 2.0);  mul_1 = getitem_1 = None
        cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mm);  mm = None
        mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(native_dropout_backward, cos);  native_dropout_backward = cos = None
        t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
        mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, mul_2);  t = None
        t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
        mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_2, t_1);  mul_2 = t_1 = None
        return pytree.tree_unflatten([mul, mm_2, mm_1], self._out_spec)
