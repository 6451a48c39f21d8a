def forward(self, primals_1: "f32[8, 4][4, 1]cpu", primals_2: "f32[4, 16][16, 1]cpu", primals_3: "f32[16, 4][4, 1]cpu", primals_4: "f32[4, 8][8, 1]cpu"):
    mm: "f32[8, 16][16, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    relu: "f32[8, 16][16, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    mm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(relu, primals_3);  relu = None
    relu_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm_1);  mm_1 = None
    mm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(relu_1, primals_4);  relu_1 = None
    relu_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    return (relu_2, primals_1, primals_2, primals_3, primals_4)
