def forward(self, a_1: "f32[3][1]cpu", b_1: "f64[3][1]cpu", c_1: "bf16[3][1]cpu"):
    add_: "f64[3][1]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = None
    mul_: "bf16[3][1]cpu" = torch.ops.aten.mul_.Tensor(c_1, 2);  c_1 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(add_, dtype = torch.float32);  add_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, _to_copy);  a_1 = _to_copy = None
    _to_copy_1: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(mul_, dtype = torch.float32);  mul_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, _to_copy_1);  mul = _to_copy_1 = None
    return add
