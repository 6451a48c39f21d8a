def forward(self, primals_1: "f32[4, 3, 8][24, 8, 1]cpu", primals_2: "f32[4, 6, 8][48, 8, 1]cpu", primals_3: "f32[4, 6, 8][48, 8, 1]cpu"):
    unsqueeze: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(unsqueeze, unsqueeze_1, unsqueeze_2, 0.0, True)
    getitem: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[1, 4, 3][12, 1, 4]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    alias: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.alias.default(getitem)
    squeeze: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(getitem, 0);  getitem = None
    alias_1: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    return (squeeze, unsqueeze, unsqueeze_1, unsqueeze_2, getitem_1, alias_1)
