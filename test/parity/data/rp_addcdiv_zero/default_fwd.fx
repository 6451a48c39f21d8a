def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    addcdiv: "f32[3][1]cpu" = torch.ops.aten.addcdiv.default(primals_1, primals_2, primals_3, value = 2.0)
    addcmul: "f32[3][1]cpu" = torch.ops.aten.addcmul.default(primals_1, primals_2, primals_3, value = -0.5);  primals_1 = None
    return (addcdiv, addcmul, primals_2, primals_3)
