class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[4, 8]", primals_2: "f32[8]", fwd_seed_1: "i64[]", fwd_base_offset_1: "i64[]"):
        # No stacktrace found for following nodes
        mul: "f32[4, 8]" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
        add: "i64[]" = torch.ops.aten.add.Tensor(fwd_base_offset_1, 0)
        philox_rand = torch.ops.rngprims.philox_rand.default([4, 8], fwd_seed_1, add, None, device(type='cpu'), torch.float32);  add = None
        getitem: "f32[4, 8]" = philox_rand[0]
        getitem_1: "i64[]" = philox_rand[1];  philox_rand = None
        add_1: "i64[]" = torch.ops.aten.add.Tensor(getitem_1, 0);  getitem_1 = None
        gt: "b8[4, 8]" = torch.ops.aten.gt.Scalar(getitem, 0.5);  getitem = None
        mul_1: "f32[4, 8]" = torch.ops.aten.mul.Tensor(mul, 2);  mul = None
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
        where: "f32[4, 8]" = torch.ops.aten.where.self(gt, mul_1, scalar_tensor);  mul_1 = scalar_tensor = None
        sin: "f32[4, 8]" = torch.ops.aten.sin.default(where)
        add_2: "i64[]" = torch.ops.aten.add.Tensor(fwd_base_offset_1, add_1)
        philox_rand_1 = torch.ops.rngprims.philox_rand.default([4, 8], fwd_seed_1, add_2, None, device(type='cpu'), torch.float32);  fwd_seed_1 = add_2 = None
        getitem_2: "f32[4, 8]" = philox_rand_1[0]
        getitem_3: "i64[]" = philox_rand_1[1];  philox_rand_1 = None
        add_3: "i64[]" = torch.ops.aten.add.Tensor(add_1, getitem_3);  add_1 = getitem_3 = None
        mul_2: "f32[4, 8]" = torch.ops.aten.mul.Tensor(sin, getitem_2);  sin = None
        add_4: "i64[]" = torch.ops.aten.add.Tensor(fwd_base_offset_1, add_3);  fwd_base_offset_1 = add_3 = None
        add_5: "i64[]" = torch.ops.aten.add.Tensor(add_4, 3);  add_4 = None
        floor_divide: "i64[]" = torch.ops.aten.floor_divide.default(add_5, 4);  add_5 = None
        mul_8: "i64[]" = torch.ops.aten.mul.Tensor(floor_divide, 4);  floor_divide = None
        return (mul_2, mul_8, primals_1, primals_2, gt, where, getitem_2)
