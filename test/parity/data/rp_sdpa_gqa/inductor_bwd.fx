def forward(self, primals_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", getitem_1: "f32[1, 4, 3][12, 1, 4]cpu", alias_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu", tangents_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_1, getitem_1, 0.0, False);  tangents_1 = primals_1 = primals_2 = primals_3 = alias_1 = getitem_1 = None
    getitem_2: "f32[1, 4, 3, 4][48, 4, 16, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_3: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_4: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    return (getitem_2, getitem_3, getitem_4)
