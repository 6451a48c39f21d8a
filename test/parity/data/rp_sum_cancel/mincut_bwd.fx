def forward(self, tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f64[][]cpu"):
    expand: "f64[32][0]cpu" = torch.ops.aten.expand.default(tangents_3, [32]);  tangents_3 = None
    _to_copy_1: "f32[32][1]cpu" = torch.ops.aten._to_copy.default(expand, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  expand = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "f32[32][0]cpu" = torch.ops.aten.expand.default(unsqueeze, [32]);  unsqueeze = None
    add: "f32[32][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, expand_1);  _to_copy_1 = expand_1 = None
    expand_2: "f32[32][0]cpu" = torch.ops.aten.expand.default(tangents_1, [32]);  tangents_1 = None
    add_1: "f32[32][1]cpu" = torch.ops.aten.add.Tensor(add, expand_2);  add = expand_2 = None
    return (add_1,)
