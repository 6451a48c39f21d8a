def forward(self, primals_1: "f64[1, 6, 3][18, 3, 1]cpu", primals_2: "f64[6][1]cpu", primals_3: "f64[6][1]cpu"):
    native_group_norm = torch.ops.aten.native_group_norm.default(primals_1, primals_2, primals_3, 1, 6, 3, 2, 0.5);  primals_3 = None
    getitem: "f64[1, 6, 3][18, 3, 1]cpu" = native_group_norm[0]
    getitem_1: "f64[1, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f64[1, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    detach: "f64[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_1);  getitem_1 = None
    detach_1: "f64[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(getitem_2);  getitem_2 = None
    detach_2: "f64[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_3: "f64[1, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (getitem, primals_1, primals_2, detach_2, detach_3)
