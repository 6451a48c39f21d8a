def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    lerp: "f32[4][1]cpu" = torch.ops.aten.lerp.Scalar(primals_1, primals_2, 0.7)
    lerp_1: "f32[4][1]cpu" = torch.ops.aten.lerp.Tensor(primals_1, primals_2, primals_3)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(lerp, lerp_1);  lerp = lerp_1 = None
    addcdiv: "f32[4][1]cpu" = torch.ops.aten.addcdiv.default(primals_1, primals_2, primals_3, value = 0.5)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, addcdiv);  add = addcdiv = None
    addcmul: "f32[4][1]cpu" = torch.ops.aten.addcmul.default(primals_1, primals_2, primals_3)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_1, addcmul);  add_1 = addcmul = None
    return (add_2, primals_1, primals_2, primals_3)
