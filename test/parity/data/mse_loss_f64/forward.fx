def forward(self, primals_1: "f64[2, 3][1, 2]cpu", primals_2: "f64[2, 3][3, 1]cpu"):
    mse_loss: "f64[][]cpu" = torch.ops.aten.mse_loss.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return mse_loss
