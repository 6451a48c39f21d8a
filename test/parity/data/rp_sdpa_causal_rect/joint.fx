def forward(self, primals_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu", primals_2: "f32[2, 2, 5, 4][40, 20, 4, 1]cpu", primals_3: "f32[2, 2, 5, 4][40, 20, 4, 1]cpu", tangents_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu", tangents_2: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, 0.0, True)
    getitem: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[2, 2, 2][4, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    detach: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(getitem)
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, scale = 0.3)
    getitem_2: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_3: "f32[2, 2, 2][4, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    detach_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(getitem_2)
    detach_2: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_2, primals_1, primals_2, primals_3, detach_2, getitem_3, 0.0, False, scale = 0.3);  tangents_2 = detach_2 = getitem_3 = None
    getitem_4: "f32[2, 2, 2, 4][16, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_5: "f32[2, 2, 5, 4][40, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_6: "f32[2, 2, 5, 4][40, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    detach_3: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, detach_3, getitem_1, 0.0, True);  tangents_1 = primals_1 = primals_2 = primals_3 = detach_3 = getitem_1 = None
    getitem_7: "f32[2, 2, 2, 4][16, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_8: "f32[2, 2, 5, 4][40, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_9: "f32[2, 2, 5, 4][40, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    add: "f32[2, 2, 2, 4][16, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_4, getitem_7);  getitem_4 = getitem_7 = None
    add_1: "f32[2, 2, 5, 4][40, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, getitem_8);  getitem_5 = getitem_8 = None
    add_2: "f32[2, 2, 5, 4][40, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_6, getitem_9);  getitem_6 = getitem_9 = None
    return (getitem, getitem_2, add, add_1, add_2)
