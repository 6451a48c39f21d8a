def forward(self, arg0_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, 1);  arg0_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, add)
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, add);  add_1 = None
    return (add, add_2)
