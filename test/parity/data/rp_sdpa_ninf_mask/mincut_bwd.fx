def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[3, 3][3, 1]cpu", getitem_1: "f32[1, 2, 3][6, 1, 2]cpu", detach_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", tangents_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, detach_1, getitem_1, 0.0, False, attn_mask = primals_4);  tangents_1 = primals_1 = primals_2 = primals_3 = detach_1 = getitem_1 = primals_4 = None
    getitem_2: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_3: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_4: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    return (getitem_2, getitem_3, getitem_4, None)
