def forward(self, primals_1: "f32[2, 4, 3][12, 3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu"):
    softplus: "f32[2, 4][4, 1]cpu" = torch.ops.aten.softplus.default(primals_2)
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(softplus);  softplus = None
    cumsum: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(neg, 1);  neg = None
    unsqueeze: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 2)
    unsqueeze_1: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 1);  cumsum = None
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    exp: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    detach: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.detach.default(exp)
    tril: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.tril.default(exp);  exp = None
    unsqueeze_2: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tril, 3);  tril = None
    permute: "f32[2, 4, 1, 4][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_2, [0, 1, 3, 2]);  unsqueeze_2 = None
    unsqueeze_3: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 3);  primals_1 = None
    permute_1: "f32[2, 1, 3, 4][12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(unsqueeze_3, [0, 3, 2, 1]);  unsqueeze_3 = None
    permute_2: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2]);  permute = None
    view: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_2, [2, 4, 4]);  permute_2 = None
    permute_3: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 3, 2, 1]);  permute_1 = None
    view_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_3, [2, 4, 3]);  permute_3 = None
    bmm: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 4, 1, 3][12, 3, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 4, 1, 3]);  bmm = None
    permute_4: "f32[2, 4, 3, 1][12, 3, 1, 3]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 2]);  view_2 = None
    view_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 4, 3]);  permute_4 = None
    transpose: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    transpose_1: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    detach_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (view_3, primals_2, transpose, transpose_1, detach_1)
