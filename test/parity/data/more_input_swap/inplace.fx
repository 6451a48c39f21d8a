def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(a_1, 0)
    copy_: "f32[3][1]cpu" = torch.ops.aten.copy_.default(a_1, b_1);  a_1 = None
    copy__1: "f32[3][1]cpu" = torch.ops.aten.copy_.default(b_1, add);  b_1 = add = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(copy_, copy__1);  copy_ = copy__1 = None
    return sub
