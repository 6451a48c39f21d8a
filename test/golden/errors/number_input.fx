def forward(self, a: "f32[2]"):
    x = torch.ops.aten._to_copy.default(-1, dtype = torch.int64)
    return (x,)
