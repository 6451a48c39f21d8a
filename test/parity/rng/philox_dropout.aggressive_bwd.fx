def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", fwd_seed_1: "i64[][]cpu", fwd_base_offset_1: "i64[][]cpu", tangents_1: "f32[3, 3][3, 1]cpu", bwd_seed_1: "i64[][]cpu", bwd_base_offset_1: "i64[][]cpu"):
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(fwd_base_offset_1, 0)
    philox_rand = torch.ops.rngprims.philox_rand.default([3, 3], fwd_seed_1, add, None, device(type='cpu'), torch.float32);  add = None
    getitem_1: "i64[][]cpu" = philox_rand[1]
    getitem: "f32[3, 3][3, 1]cpu" = philox_rand[0];  philox_rand = None
    add_1: "i64[][]cpu" = torch.ops.aten.add.Tensor(getitem_1, 0);  getitem_1 = None
    add_2: "i64[][]cpu" = torch.ops.aten.add.Tensor(fwd_base_offset_1, add_1);  fwd_base_offset_1 = add_1 = None
    philox_rand_1 = torch.ops.rngprims.philox_rand.default([3, 3], fwd_seed_1, add_2, None, device(type='cpu'), torch.float32);  fwd_seed_1 = add_2 = None
    getitem_2: "f32[3, 3][3, 1]cpu" = philox_rand_1[0];  philox_rand_1 = None
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_2);  tangents_1 = getitem_2 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    gt: "b8[3, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(getitem, 0.5);  getitem = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(gt, mul);  mul = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 2.0);  mul_1 = None
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(mul_2);  mul_2 = None
    mul_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, cos);  mul_4 = cos = None
    native_dropout_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mul_5, gt, 2.0);  mul_5 = gt = None
    mul_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(native_dropout_backward, primals_1);  primals_1 = None
    mul_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(native_dropout_backward, primals_2);  native_dropout_backward = primals_2 = None
    return (mul_7, mul_6, bwd_base_offset_1)
