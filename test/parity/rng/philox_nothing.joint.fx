def forward(self, primals, tangents, fwd_seed, fwd_base_offset, bwd_seed, bwd_base_offset):
    primals_1: "f32[3, 3][3, 1]cpu"; primals_2: "f32[3, 3][3, 1]cpu"; tangents_1: "f32[3, 3][3, 1]cpu"; fwd_seed_1: "i64[][]cpu"; fwd_base_offset_1: "i64[][]cpu"; bwd_seed_1: "i64[][]cpu"; bwd_base_offset_1: "i64[][]cpu";
    primals_1, primals_2, tangents_1, fwd_seed_1, fwd_base_offset_1, bwd_seed_1, bwd_base_offset_1, = fx_pytree.tree_flatten_spec([primals, tangents, fwd_seed, fwd_base_offset, bwd_seed, bwd_base_offset], self._in_spec)
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(mm)
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mm);  mm = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, mul);  t = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul, t_1);  mul = t_1 = None
    return pytree.tree_unflatten([sin, fwd_base_offset_1, mm_2, mm_1, bwd_base_offset_1], self._out_spec)
