def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[4][1]cpu", primals_3: "i64[2][1]cpu"):
    _embedding_bag = torch.ops.aten._embedding_bag.default(primals_1, primals_2, primals_3)
    getitem: "f32[2, 3][3, 1]cpu" = _embedding_bag[0]
    getitem_1: "i64[0][1]cpu" = _embedding_bag[1]
    getitem_2: "i64[2][1]cpu" = _embedding_bag[2]
    getitem_3: "i64[2][1]cpu" = _embedding_bag[3];  _embedding_bag = None
    _embedding_bag_1 = torch.ops.aten._embedding_bag.default(primals_1, primals_2, primals_3, False, 1);  primals_1 = None
    getitem_4: "f32[2, 3][3, 1]cpu" = _embedding_bag_1[0]
    getitem_5: "i64[4][1]cpu" = _embedding_bag_1[1]
    getitem_6: "i64[2][1]cpu" = _embedding_bag_1[2]
    getitem_7: "i64[2][1]cpu" = _embedding_bag_1[3];  _embedding_bag_1 = None
    return (getitem, getitem_4, primals_2, primals_3, getitem_1, getitem_2, getitem_3, getitem_5, getitem_6, getitem_7)
