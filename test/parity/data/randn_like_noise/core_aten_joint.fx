def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    randn_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.randn_like.default(primals_1, pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, randn_like);  primals_1 = randn_like = None
    return (add, tangents_1)
