class inner_f(torch.nn.Module):
    def forward(self, primals, tangents):
        primals_1: "f32[3, 3][3, 1]cpu"; primals_2: "f32[3, 3][3, 1]cpu"; tangents_1: "f32[3, 3][3, 1]cpu";

        primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # ac_graph_id: 24 - PREFER_RECOMPUTE File: rng.py:1 in f, code: -
        mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
        sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mul)

        # File: rng.py:1 in f, code: -
        native_dropout = torch.ops.aten.native_dropout.default(primals_1, 0.5, True)
        getitem: "f32[3, 3][3, 1]cpu" = native_dropout[0]
        getitem_1: "b8[3, 3][3, 1]cpu" = native_dropout[1];  native_dropout = None
        mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, getitem)

        # Backward of forward node: File: rng.py:1 in f, code: -
        mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
        mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  tangents_1 = getitem = None
        native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mul_2, getitem_1, 2.0);  mul_2 = getitem_1 = None

        # Backward of forward node: File: rng.py:1 in f, code: -
        cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
        mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, cos);  mul_3 = cos = None
        mul_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_1);  primals_1 = None
        mul_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_2);  mul_4 = primals_2 = None
        add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(native_dropout_backward, mul_6);  native_dropout_backward = mul_6 = None
        return pytree.tree_unflatten([mul_1, add, mul_5], self._out_spec)
