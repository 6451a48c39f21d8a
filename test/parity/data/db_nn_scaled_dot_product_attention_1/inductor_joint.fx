def forward(self, primals_1: "f32[4, 3, 8][24, 8, 1]cpu", primals_2: "f32[4, 6, 8][48, 8, 1]cpu", primals_3: "f32[4, 6, 8][48, 8, 1]cpu", tangents_1: "f32[4, 3, 8][24, 8, 1]cpu"):
    unsqueeze: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(unsqueeze, unsqueeze_1, unsqueeze_2, 0.0, True)
    getitem: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_1: "f32[1, 4, 3][12, 1, 4]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    alias: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.alias.default(getitem)
    squeeze: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(getitem, 0);  getitem = None
    unsqueeze_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    alias_1: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(unsqueeze_3, unsqueeze, unsqueeze_1, unsqueeze_2, alias_1, getitem_1, 0.0, True);  unsqueeze_3 = unsqueeze = unsqueeze_1 = unsqueeze_2 = alias_1 = getitem_1 = None
    getitem_2: "f32[1, 4, 3, 8][96, 8, 32, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_3: "f32[1, 4, 6, 8][192, 8, 32, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_4: "f32[1, 4, 6, 8][192, 8, 32, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    squeeze_1: "f32[4, 6, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_4, 0);  getitem_4 = None
    squeeze_2: "f32[4, 6, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_3, 0);  getitem_3 = None
    squeeze_3: "f32[4, 3, 8][8, 32, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_2, 0);  getitem_2 = None
    return (squeeze, squeeze_3, squeeze_2, squeeze_1)
