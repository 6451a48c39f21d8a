def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu"):
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(primals_1, [0])
    sub: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  mean = None
    std: "f32[3][1]cpu" = torch.ops.aten.std.correction(primals_1, [0], correction = 1);  primals_1 = None
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub, std);  sub = std = None
    mean_1: "f32[3][1]cpu" = torch.ops.aten.mean.dim(primals_2, [0])
    sub_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, mean_1);  mean_1 = None
    std_1: "f32[3][1]cpu" = torch.ops.aten.std.correction(primals_2, [0], correction = 1);  primals_2 = None
    div_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, std_1);  sub_1 = std_1 = None
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(div, [1, 0]);  div = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, div_1);  permute = div_1 = None
    div_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mm, 5);  mm = None
    diagonal_copy: "f32[3][1]cpu" = torch.ops.aten.diagonal_copy.default(div_2)
    diag_embed: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diag_embed.default(diagonal_copy);  diagonal_copy = None
    sub_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(div_2, diag_embed);  diag_embed = None
    diagonal_copy_1: "f32[3][1]cpu" = torch.ops.aten.diagonal_copy.default(div_2);  div_2 = None
    rsub: "f32[3][1]cpu" = torch.ops.aten.rsub.Scalar(diagonal_copy_1, 1);  diagonal_copy_1 = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(rsub, 2);  rsub = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(pow_1);  pow_1 = None
    pow_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_2, 2);  sub_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(pow_2);  pow_2 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.005);  sum_2 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    return add
