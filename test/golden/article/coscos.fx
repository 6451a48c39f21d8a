def forward(self, a, b, c, d):
    add = torch.ops.aten.add.Tensor(a, b)
    add_1 = torch.ops.aten.add.Tensor(add, c)
    add_2 = torch.ops.aten.add.Tensor(add_1, d)
    cos = torch.ops.aten.cos.default(add_2)
    cos_1 = torch.ops.aten.cos.default(cos)
    return (cos_1,)
