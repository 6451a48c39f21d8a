def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "i64[2][1]cpu", primals_3: "f32[2, 2][2, 1]cpu", primals_4: "i64[2][1]cpu"):
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2)
    index_put: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [None, primals_2], mul, True);  mul = None
    index_put_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [None, primals_4], primals_3);  primals_3 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(index_put, index_put_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor, [2, 2]);  scalar_tensor = None
    index_put_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [None, primals_4], expand);  primals_1 = expand = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, index_put_2);  mul_1 = index_put_2 = None
    return (add, primals_2, primals_4, index_put, index_put_1)
