def forward(self, a_1, b_1):
    add = torch.ops.aten.add.Tensor(a_1, b_1)
    return add
