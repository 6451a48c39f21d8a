def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[1, 4][4, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 4][4, 1]cpu", tangents_4: "f32[2, 4][4, 1]cpu"):
    glu: "f32[1, 4][4, 1]cpu" = torch.ops.aten.glu.default(primals_1, 0)
    glu_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.glu.default(primals_1, 1)
    view: "f32[1, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 4]);  primals_2 = None
    gt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_1)
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, mul);  gt = mul = None
    gt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.22916666666666666)
    where_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_1, primals_1, mul_1);  gt_1 = mul_1 = None
    gt_2: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, 0.22916666666666666)
    where_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_2, tangents_4, mul_2);  gt_2 = tangents_4 = mul_2 = None
    gt_3: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(view, tangents_3);  view = None
    where_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_3, tangents_3, mul_3);  gt_3 = mul_3 = None
    gt_4: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_3);  tangents_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_4, scalar_tensor, mul_4);  gt_4 = scalar_tensor = mul_4 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0], True);  where_4 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(where_2, where_3);  where_2 = where_3 = None
    view_1: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 2)
    slice_2: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 2, 4)
    sigmoid: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sigmoid.default(slice_2);  slice_2 = None
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid)
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub, sigmoid);  sub = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, slice_1);  mul_5 = slice_1 = None
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, tangents_2);  mul_6 = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, tangents_2);  sigmoid = tangents_2 = None
    cat: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([mul_8, mul_7], 1);  mul_8 = mul_7 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add, cat);  add = cat = None
    slice_3: "f32[1, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1)
    slice_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 2);  primals_1 = None
    sigmoid_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(slice_4);  slice_4 = None
    sub_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid_1)
    mul_9: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, sigmoid_1);  sub_1 = None
    mul_10: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, slice_3);  mul_9 = slice_3 = None
    mul_11: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, tangents_1);  mul_10 = None
    mul_12: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tangents_1);  sigmoid_1 = tangents_1 = None
    cat_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([mul_12, mul_11]);  mul_12 = mul_11 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, cat_1);  add_1 = cat_1 = None
    return (glu, glu_1, where, where_1, add_2, view_1)
