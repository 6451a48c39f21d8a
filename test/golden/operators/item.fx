def forward(self, a: "i64[]", b: "f32[4]"):
    u: "Sym(u0)" = torch.ops.aten._local_scalar_dense.default(a)
    f: "f32[u0, 4]" = torch.ops.aten.expand.default(b, [u, 4])
    s: "f32[4]" = torch.ops.aten.sum.dim_IntList(f, [0])
    return (s,)
