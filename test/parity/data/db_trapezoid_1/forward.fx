def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    slice_1: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_2, 1, 0, -1)
    slice_2: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_2, 1, 1);  primals_2 = None
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(slice_2, slice_1);  slice_2 = slice_1 = None
    slice_3: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, -1)
    slice_4: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 1);  primals_1 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_3, slice_4);  slice_3 = slice_4 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add, sub);  add = sub = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    div: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(sum_1, 2.0);  sum_1 = None
    return div
