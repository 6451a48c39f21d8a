def forward(self, x: "f32[64]"):
    y = torch.nn.functional.dropout(x, 0.5, True)
    z = torch.randn_like(y)
    u = y + z
    return (u,)
