def forward(self, primals_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2])
    getitem: "f32[1, 1, 1, 2][2, 2, 2, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 1, 1, 2][2, 2, 2, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    select: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    unsqueeze: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(select, -2);  select = None
    max_pool2d_with_indices_1 = torch.ops.aten.max_pool2d_with_indices.default(unsqueeze, [1, 2], [1, 2]);  unsqueeze = None
    getitem_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = max_pool2d_with_indices_1[0]
    getitem_3: "i64[1, 2, 1, 2][4, 2, 2, 1]cpu" = max_pool2d_with_indices_1[1];  max_pool2d_with_indices_1 = None
    squeeze: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_2, -2);  getitem_2 = None
    return (getitem, squeeze, primals_1, getitem_1, getitem_3)
