def forward(self, primals_1: "f32[3][1]cpu"):
    bernoulli: "f32[3][1]cpu" = torch.ops.aten.bernoulli.default(primals_1);  primals_1 = None
    return (bernoulli,)
