def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    select: "f32[2][4]cpu" = torch.ops.aten.select.int(primals_1, 1, -1)
    select_1: "f32[2][4]cpu" = torch.ops.aten.select.int(primals_1, 1, 0)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(select_1, select);  select_1 = select = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(add, 0.5);  add = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(sum_1, mul);  sum_1 = mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(sub, 1.0);  sub = None
    slice_1: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 0, 3)
    slice_2: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 1, 4)
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(slice_2, slice_1);  slice_2 = slice_1 = None
    slice_3: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(sub_1, -1, 0, 2)
    slice_4: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(sub_1, -1, 1, 3);  sub_1 = None
    sub_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(slice_4, slice_3);  slice_4 = slice_3 = None
    slice_5: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 0, -1)
    slice_6: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 1)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_5, slice_6);  slice_5 = slice_6 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(add_1, 0.5);  add_1 = None
    cumsum: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(mul_2, -1);  mul_2 = None
    slice_7: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, -2)
    slice_8: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 2)
    sub_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(slice_8, slice_7);  slice_8 = slice_7 = None
    div: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Scalar(sub_3, 1.0);  sub_3 = None
    slice_9: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 1)
    slice_10: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 1, 2)
    sub_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(slice_10, slice_9);  slice_10 = slice_9 = None
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sub_4, 1.0);  sub_4 = None
    slice_11: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, -2, -1)
    slice_12: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, -1);  primals_1 = None
    sub_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(slice_12, slice_11);  slice_12 = slice_11 = None
    div_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sub_5, 1.0);  sub_5 = None
    div_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Scalar(div, 2);  div = None
    cat: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([div_1, div_3, div_2], 1);  div_1 = div_3 = div_2 = None
    return (mul_1, sub_2, cumsum, cat)
