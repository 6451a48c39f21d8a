def forward(self, primals_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu", primals_2: "f32[2, 2, 5, 4][40, 20, 4, 1]cpu", primals_3: "f32[2, 2, 5, 4][40, 20, 4, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, 0.0, True)
    getitem: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[2, 2, 2][4, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    detach: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(getitem)
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, scale = 0.3)
    getitem_2: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_3: "f32[2, 2, 2][4, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    detach_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(getitem_2)
    detach_2: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (getitem, getitem_2, primals_1, primals_2, primals_3, getitem_1, getitem_3, detach_2, detach_3)
