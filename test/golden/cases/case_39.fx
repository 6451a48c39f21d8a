def forward(self, arg0_1: "f64[16385, 3]", arg1_1: "f64[3, 3]"):
    permute: "f64[3, 3]" = torch.ops.aten.permute.default(arg1_1, [1, 0])
    mm: "f64[16385, 3]" = torch.ops.aten.mm.default(arg0_1, permute)
    mul: "f64[16385, 3]" = torch.ops.aten.mul.Tensor(mm, mm)
    sum_1: "f64[16385]" = torch.ops.aten.sum.dim_IntList(mul, [1])
    return (sum_1,)
