def forward(self, primals_1: "f32[2, 3][1, 2]cpu"):
    zeros_like: "f32[2, 3][1, 2]cpu" = torch.ops.aten.zeros_like.default(primals_1, pin_memory = False)
    add: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, zeros_like);  primals_1 = zeros_like = None
    return add
