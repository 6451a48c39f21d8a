def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "i64[3][1]cpu"):
    zeros_like: "f32[2][1]cpu" = torch.ops.aten.zeros_like.default(primals_1, pin_memory = False)
    index_add: "f32[2][1]cpu" = torch.ops.aten.index_add.default(zeros_like, 0, primals_3, primals_2, alpha = 2.0);  zeros_like = None
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(index_add, 2);  index_add = None
    index_add_1: "f32[2][1]cpu" = torch.ops.aten.index_add.default(primals_1, 0, primals_3, primals_2, alpha = -1);  primals_1 = primals_2 = None
    return (div, index_add_1, primals_3)
