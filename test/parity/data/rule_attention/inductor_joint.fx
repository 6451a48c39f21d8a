def forward(self, primals_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "b8[3, 3][3, 1]cpu", tangents_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3)
    getitem: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[1, 2, 3][6, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    alias: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(getitem)
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, 0.0, True)
    getitem_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_3: "f32[1, 2, 3][6, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    alias_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(getitem_2)
    add: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_2);  getitem = getitem_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_4, scalar_tensor_1, scalar_tensor);  primals_4 = scalar_tensor_1 = scalar_tensor = None
    _scaled_dot_product_flash_attention_for_cpu_2 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, attn_mask = where)
    getitem_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_2[0]
    getitem_5: "f32[1, 2, 3][6, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_2[1];  _scaled_dot_product_flash_attention_for_cpu_2 = None
    alias_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(getitem_4)
    add_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, getitem_4);  add = getitem_4 = None
    alias_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_3, getitem_5, 0.0, False, attn_mask = where);  alias_3 = getitem_5 = where = None
    getitem_6: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_7: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_8: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    alias_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_4, getitem_3, 0.0, True);  alias_4 = getitem_3 = None
    getitem_9: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_10: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_11: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    add_2: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_6, getitem_9);  getitem_6 = getitem_9 = None
    add_3: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, getitem_10);  getitem_7 = getitem_10 = None
    add_4: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, getitem_11);  getitem_8 = getitem_11 = None
    alias_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward_2 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(tangents_1, primals_1, primals_2, primals_3, alias_5, getitem_1, 0.0, False);  tangents_1 = primals_1 = primals_2 = primals_3 = alias_5 = getitem_1 = None
    getitem_12: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_2[0]
    getitem_13: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_2[1]
    getitem_14: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_2[2];  _scaled_dot_product_flash_attention_for_cpu_backward_2 = None
    add_5: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_2, getitem_12);  add_2 = getitem_12 = None
    add_6: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_3, getitem_13);  add_3 = getitem_13 = None
    add_7: "f32[1, 2, 3, 4][24, 4, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_4, getitem_14);  add_4 = getitem_14 = None
    return (add_1, add_5, add_6, add_7, None)
