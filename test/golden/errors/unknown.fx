def forward(self, a: "f32[2]"):
    x = torch.ops.mylib.first.default(a)
    y = torch.ops.mylib.second.default(x)
    return (y,)
