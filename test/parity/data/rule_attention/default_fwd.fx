def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "b8[3, 3][3, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3)
    getitem: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[1, 2, 3][6, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    detach: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.detach.default(getitem)
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, 0.0, True)
    getitem_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_3: "f32[1, 2, 3][6, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    detach_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.detach.default(getitem_2)
    add: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_2);  getitem = getitem_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_4, scalar_tensor_1, scalar_tensor);  primals_4 = scalar_tensor_1 = scalar_tensor = None
    _scaled_dot_product_flash_attention_for_cpu_2 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, attn_mask = where)
    getitem_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_2[0]
    getitem_5: "f32[1, 2, 3][6, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_2[1];  _scaled_dot_product_flash_attention_for_cpu_2 = None
    detach_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.detach.default(getitem_4)
    add_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, getitem_4);  add = getitem_4 = None
    return (add_1, primals_1, primals_2, primals_3, getitem_1, detach, getitem_3, detach_1, where, getitem_5, detach_2)
