def forward(self, primals_1: "bf16[5, 17][17, 1]cpu", primals_2: "bf16[17, 3][3, 1]cpu", primals_3: "bf16[3][1]cpu"):
    mm: "bf16[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    mm_1: "bf16[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.default(mm_1);  mm_1 = None
    addmm: "bf16[5, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, primals_2);  primals_3 = None
    permute: "bf16[3, 17][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    permute_1: "bf16[17, 5][1, 17]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    return (mm, sum_1, addmm, permute, permute_1)
