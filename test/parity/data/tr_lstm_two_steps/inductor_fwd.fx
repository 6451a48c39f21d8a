def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "f32[16, 3][3, 1]cpu", primals_5: "f32[16, 4][4, 1]cpu", primals_6: "f32[16][1]cpu"):
    select: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(primals_1, 1, 0)
    permute: "f32[3, 16][1, 3]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    mm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(select, permute)
    permute_1: "f32[4, 16][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.addmm.default(primals_6, primals_2, permute_1)
    add: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm, addmm);  mm = addmm = None
    split = torch.ops.aten.split.Tensor(add, 4, 1);  add = None
    getitem: "f32[2, 4][16, 1]cpu" = split[0]
    getitem_1: "f32[2, 4][16, 1]cpu" = split[1]
    getitem_2: "f32[2, 4][16, 1]cpu" = split[2]
    getitem_3: "f32[2, 4][16, 1]cpu" = split[3];  split = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_1);  getitem_1 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_3)
    sigmoid_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem);  getitem = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_2);  getitem_2 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tanh)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    sigmoid_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_3);  getitem_3 = None
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_2, tanh_1);  tanh_1 = None
    select_1: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(primals_1, 1, 1);  primals_1 = None
    mm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(select_1, permute)
    addmm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.addmm.default(primals_6, mul_2, permute_1);  primals_6 = None
    add_2: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm_1, addmm_1);  mm_1 = addmm_1 = None
    split_1 = torch.ops.aten.split.Tensor(add_2, 4, 1);  add_2 = None
    getitem_4: "f32[2, 4][16, 1]cpu" = split_1[0]
    getitem_5: "f32[2, 4][16, 1]cpu" = split_1[1]
    getitem_6: "f32[2, 4][16, 1]cpu" = split_1[2]
    getitem_7: "f32[2, 4][16, 1]cpu" = split_1[3];  split_1 = None
    sigmoid_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_5);  getitem_5 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_3, add_1);  add_1 = None
    sigmoid_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_4);  getitem_4 = None
    tanh_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_6);  getitem_6 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_4, tanh_2)
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    sigmoid_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_7);  getitem_7 = None
    tanh_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_3)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_5, tanh_3);  tanh_3 = None
    permute_4: "f32[16, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    permute_10: "f32[16, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (mul_5, add_3, primals_2, primals_3, select, sigmoid, sigmoid_1, tanh, sigmoid_2, mul_2, select_1, sigmoid_3, sigmoid_4, tanh_2, add_3, sigmoid_5, permute_4, permute_10)
