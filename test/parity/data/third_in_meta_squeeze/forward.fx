def forward(self, primals_1: "f32[1, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 3]);  primals_1 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(view, 0);  view = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, primals_2);  primals_2 = None
    return (squeeze, mul)
