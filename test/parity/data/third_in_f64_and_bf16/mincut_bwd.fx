def forward(self, _to_copy: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    return (mul_2, None, None)
