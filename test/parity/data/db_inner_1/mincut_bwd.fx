def forward(self, permute: "f32[5][1]cpu", permute_1: "f32[5][1]cpu", tangents_1: "f32[][]cpu"):
    view_1: "f32[][]cpu" = torch.ops.aten.view.default(tangents_1, []);  tangents_1 = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(view_1, permute_1);  permute_1 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(view_1, permute);  view_1 = permute = None
    permute_2: "f32[5][1]cpu" = torch.ops.aten.permute.default(mul_1, [0]);  mul_1 = None
    permute_3: "f32[5][1]cpu" = torch.ops.aten.permute.default(mul, [0]);  mul = None
    return (permute_3, permute_2)
