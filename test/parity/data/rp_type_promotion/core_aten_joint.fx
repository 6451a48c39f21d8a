def forward(self, primals_1: "bf16[2][1]cpu", primals_2: "i64[2][1]cpu", primals_3: "b8[2][1]cpu", tangents_1: "bf16[2][1]cpu", tangents_2: "bf16[2][1]cpu", tangents_3: "bf16[2][1]cpu", tangents_4: "bf16[2][1]cpu"):
    add: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    mul: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2.5)
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1.5);  primals_2 = None
    add_2: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(primals_3, 1)
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 1.0)
    add_3: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_3);  primals_3 = None
    _tensor_constant0: "f64[][]cpu" = self._tensor_constant0
    lift_fresh_copy: "f64[][]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant0);  _tensor_constant0 = None
    mul_2: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, lift_fresh_copy);  primals_1 = None
    mul_3: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, lift_fresh_copy);  tangents_4 = lift_fresh_copy = None
    add_4: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(mul_3, tangents_3);  mul_3 = tangents_3 = None
    mul_4: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2.5);  tangents_2 = None
    add_5: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_4);  add_4 = mul_4 = None
    add_6: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(add_5, tangents_1);  add_5 = tangents_1 = None
    return (add, mul, add_1, add_2, mul_1, add_3, mul_2, add_6, None, None)
