def forward(self, getitem_1: "i32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    exp2: "f32[20][1]cpu" = torch.ops.aten.exp2.default(getitem_1);  getitem_1 = None
    div: "f32[20][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, exp2);  tangents_1 = exp2 = None
    return (div,)
