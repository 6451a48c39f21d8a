def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    remainder: "f32[4][1]cpu" = torch.ops.aten.remainder.Tensor(primals_1, primals_2)
    fmod: "f32[4][1]cpu" = torch.ops.aten.fmod.Tensor(primals_1, primals_2)
    return (remainder, fmod, primals_1, primals_2)
