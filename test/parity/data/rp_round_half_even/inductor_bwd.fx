def forward(self, tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu", tangents_5: "f32[8][1]cpu", tangents_6: "f32[8][1]cpu"):
    full: "f32[8][1]cpu" = torch.ops.aten.full.default([8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(tangents_6, full);  tangents_6 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, full);  add = None
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, full);  add_1 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, full);  add_2 = None
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, full);  add_3 = full = None
    return (add_4,)
