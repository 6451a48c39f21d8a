def forward(self, q: "f64[1, 2, 300, 256][153600, 76800, 256, 1]cpu", k: "f64[1, 2, 300, 256][153600, 76800, 256, 1]cpu", v: "f64[1, 2, 300, 256][153600, 76800, 256, 1]cpu"):
    o = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, k, v)
    o0 = o[0]
    return (o0,)
