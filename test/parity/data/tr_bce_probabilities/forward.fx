def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu"):
    mv: "f32[4][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2);  primals_1 = primals_2 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(mv);  mv = None
    binary_cross_entropy: "f32[][]cpu" = torch.ops.aten.binary_cross_entropy.default(sigmoid, primals_3);  sigmoid = primals_3 = None
    return binary_cross_entropy
