def forward(self, primals_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu", primals_2: "f32[1, 1, 3, 4][12, 12, 4, 1]cpu", primals_3: "f32[1, 1, 3, 4][12, 12, 4, 1]cpu", primals_4: "b8[2, 3][3, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(primals_4, scalar_tensor_1, scalar_tensor);  primals_4 = scalar_tensor_1 = scalar_tensor = None
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3, attn_mask = where);  primals_1 = primals_2 = primals_3 = where = None
    getitem: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0];  _scaled_dot_product_flash_attention_for_cpu = None
    return getitem
