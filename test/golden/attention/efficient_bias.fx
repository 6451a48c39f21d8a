def forward(self, q: "f32[2, 3, 5, 4][60, 20, 4, 1]cpu", k: "f32[2, 3, 7, 4][84, 28, 4, 1]cpu", v: "f32[2, 3, 7, 4][84, 28, 4, 1]cpu", m: "f32[2, 3, 5, 7][105, 35, 7, 1]cpu"):
    o = torch.ops.aten._scaled_dot_product_efficient_attention.default(q, k, v, m, True, scale = 0.3)
    o0 = o[0]
    return (o0,)
