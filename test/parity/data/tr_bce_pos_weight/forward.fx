def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4, 3][3, 1]cpu", primals_4: "f32[3][1]cpu"):
    binary_cross_entropy_with_logits: "f32[][]cpu" = torch.ops.aten.binary_cross_entropy_with_logits.default(primals_1, primals_2, primals_3, primals_4);  primals_1 = primals_2 = primals_3 = primals_4 = None
    return binary_cross_entropy_with_logits
