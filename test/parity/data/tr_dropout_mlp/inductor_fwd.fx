def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", primals_3: "f32[2, 5][5, 1]cpu"):
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    relu: "f32[4, 5][5, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(relu)
    rand: "f32[4, 5][5, 1]cpu" = torch.ops.aten.rand.default([4, 5], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    gt: "b8[4, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(rand, 0.3);  rand = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(gt, relu);  relu = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 1.4285714285714286);  mul = None
    permute_1: "f32[5, 2][1, 5]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(mul_1, permute_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mm_1);  mm_1 = None
    permute_4: "f32[2, 5][5, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le: "b8[4, 5][5, 1]cpu" = torch.ops.aten.le.Scalar(alias_1, 0);  alias_1 = None
    permute_8: "f32[5, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (sum_1, primals_1, gt, mul_1, permute_4, le, permute_8)
