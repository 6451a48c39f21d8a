def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[4, 3][3, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(b_1);  b_1 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(a_1, t);  a_1 = t = None
    relu: "f32[2, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(relu, 1);  relu = None
    mul_: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul_.Tensor(mul, 0.5);  mul = None
    add_: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add_.Tensor(mul_, 1.0);  mul_ = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(add_, [1]);  add_ = None
    return sum_1
