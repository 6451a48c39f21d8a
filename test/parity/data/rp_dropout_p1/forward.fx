def forward(self, primals_1: "f32[4][1]cpu"):
    native_dropout = torch.ops.aten.native_dropout.default(primals_1, 1.0, True);  primals_1 = None
    getitem: "f32[4][1]cpu" = native_dropout[0];  native_dropout = None
    return getitem
