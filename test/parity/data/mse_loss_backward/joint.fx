def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mse_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mse_loss_backward.default(primals_1, primals_2, primals_3, 1)
    mse_loss_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mse_loss_backward.default(tangents_1, primals_2, primals_3, 1);  primals_2 = primals_3 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul, 2);  mul = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(mul_1, 6);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_2, 2);  mul_2 = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(mul_3, 6);  mul_3 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(div_1);  div_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mse_loss_backward_1);  mse_loss_backward_1 = None
    return (mse_loss_backward, sum_1, div, neg)
