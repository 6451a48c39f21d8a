def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[2, 3][3, 1]cpu", primals_3: "i64[40][1]cpu", primals_4: "i64[300][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    isin: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isin.Tensor_Tensor(primals_2, primals_3)
    isin_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isin.Tensor_Scalar(primals_2, 3)
    isin_2: "b8[][]cpu" = torch.ops.aten.isin.Scalar_Tensor(3, primals_3)
    isin_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isin.Tensor_Tensor(primals_2, primals_3, invert = True);  primals_2 = None
    isin_4: "b8[300][1]cpu" = torch.ops.aten.isin.Tensor_Tensor(primals_4, primals_3);  primals_4 = primals_3 = None
    return (mul, isin, isin_1, isin_2, isin_3, isin_4)
