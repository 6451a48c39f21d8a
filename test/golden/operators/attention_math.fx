def forward(self, a: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", b: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu", c: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu"):
    o = torch.ops.aten._scaled_dot_product_attention_math.default(a, b, c)
    o0 = o[0]
    return (o0,)
