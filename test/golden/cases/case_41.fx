def forward(self, arg0_1: "bf16[1024]", arg1_1: "bf16[1024]", arg2_1: "bf16[1024]"):
    mul: "bf16[1024]" = torch.ops.aten.mul.Tensor(arg0_1, arg1_1)
    add: "bf16[1024]" = torch.ops.aten.add.Tensor(mul, arg2_1)
    return (add,)
