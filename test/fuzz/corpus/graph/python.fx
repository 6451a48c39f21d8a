def forward(self, x, y):
    cos = torch.cos(x);  x = None
    mul = y * -2;  y = None
    z = mul
    add = cos + z
    neg = -add
    s = add.sum(1)
    return [neg, s, inf, -1.5e-05, nan, True]
