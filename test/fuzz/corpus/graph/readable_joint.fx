class inner_f(torch.nn.Module):
    def forward(self, primals, tangents):
        primals_1: "f32[s26, 4][4, 1]cpu"; primals_2: "f32[4][1]cuda:0"; tangents_1: "f32[(s26//2), 2][2, 1]cpu";

        primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)
        # recompute: MUST_SAVE File: a.py:3 in f, code: x * x
        native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [4], primals_2, None, 1e-05);  primals_2 = None
        getitem: "f32[s26, 4][4, 1]cpu" = native_layer_norm[0];  native_layer_norm = None

        # partitioner_tag: must_be_in_backward # No stacktrace found for following nodes
        sym_size_int: "Sym(s26)" = torch.ops.aten.sym_size.int(primals_1, 0);  primals_1 = None
        floordiv: "Sym((s26//2))" = sym_size_int // 2
        w = getattr(self.layers, "0").w
        view: "f32[(s26//2), 2][2, 1]cpu" = torch.ops.aten.view.default(getitem, [floordiv, 2])
        full: "i64[2][1]cpu" = torch.ops.aten.full.default([2], 3, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
        mul_1: "f32[Max(4, 2*((s26//2)) + 1)][1]cpu" = torch.ops.mylib.mul(tangents_1, 2.5, w, mode = 'a\'b\n', x = [1, (2,), None]);  tangents_1 = None
        copy_: "f32[s26, 4][4, 1]cpu" = torch.ops.aten.copy_.default(primals_1, getitem)
        return pytree.tree_unflatten([view, full, mul_1, None], self._out_spec)
