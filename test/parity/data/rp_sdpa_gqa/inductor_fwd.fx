def forward(self, primals_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu", primals_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu"):
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(primals_1, primals_2, primals_3)
    getitem: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[1, 4, 3][12, 1, 4]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    alias: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.alias.default(getitem)
    alias_1: "f32[1, 4, 3, 4][48, 12, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    return (getitem, primals_1, primals_2, primals_3, getitem_1, alias_1)
