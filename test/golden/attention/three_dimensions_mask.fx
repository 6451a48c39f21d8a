def forward(self, q: "f32[3, 5, 4][20, 4, 1]cpu", k: "f32[3, 7, 4][28, 4, 1]cpu", v: "f32[3, 7, 4][28, 4, 1]cpu", m: "f32[5, 7][7, 1]cpu"):
    o = torch.ops.aten.scaled_dot_product_attention.default(q, k, v, m)
    return (o,)
