def forward(self, primals_1: "f32[1, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul, 0);  mul = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(squeeze)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze, primals_2);  squeeze = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(unsqueeze, 0);  unsqueeze = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone);  clone = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 0);  mul_3 = None
    mul_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_1, 2);  unsqueeze_1 = None
    return (squeeze_1, mul_4, mul_2)
