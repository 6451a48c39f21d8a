def forward(self, a: "f32[4, 4]", b: "f32[4, 4]"):
    m: "f32[4, 4]" = torch.ops.aten.mul.Tensor(a, b);
    e: "f32[4, 4]" = torch.ops.aten.linalg_matrix_exp.default(m);
    s: "f32[4, 4]" = torch.ops.aten.sin.default(e);
    return (s,)
