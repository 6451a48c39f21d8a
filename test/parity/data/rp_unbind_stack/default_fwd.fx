def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    unbind = torch.ops.aten.unbind.int(primals_1, 1)
    getitem: "f32[2][3]cpu" = unbind[0]
    getitem_1: "f32[2][3]cpu" = unbind[1]
    getitem_2: "f32[2][3]cpu" = unbind[2];  unbind = None
    stack: "f32[3, 2][2, 1]cpu" = torch.ops.aten.stack.default([getitem_2, getitem_1, getitem]);  getitem_2 = getitem_1 = getitem = None
    unbind_1 = torch.ops.aten.unbind.int(primals_1);  primals_1 = None
    getitem_3: "f32[3][1]cpu" = unbind_1[0]
    getitem_4: "f32[3][1]cpu" = unbind_1[1];  unbind_1 = None
    cat: "f32[6][1]cpu" = torch.ops.aten.cat.default([getitem_3, getitem_4]);  getitem_3 = getitem_4 = None
    return (stack, cat)
