def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[2, 3][3, 1]cpu", c_1: "f32[3][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    addmv_: "f32[2][1]cpu" = torch.ops.aten.addmv_.default(mul, b_1, c_1);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    addr_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addr_.default(mul_1, a_1, c_1);  mul_1 = a_1 = c_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(addmv_);  addmv_ = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, addr_);  sum_1 = addr_ = None
    return add
