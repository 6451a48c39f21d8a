def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    normal: "f32[4][1]cpu" = torch.ops.aten.normal.float_float(0.5, 2.0, [4], device = device(type='cpu'), pin_memory = False)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, normal);  primals_1 = normal = None
    normal_1: "f32[4][1]cpu" = torch.ops.aten.normal.Tensor_float(primals_2, 0.5)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, normal_1);  mul = normal_1 = None
    normal_2: "f32[4][1]cpu" = torch.ops.aten.normal.float_Tensor(0.5, primals_3)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, normal_2);  add = normal_2 = None
    normal_3: "f32[4][1]cpu" = torch.ops.aten.normal.Tensor_Tensor(primals_2, primals_3);  primals_3 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_1, normal_3);  add_1 = normal_3 = None
    normal_functional: "f32[4][1]cpu" = torch.ops.aten.normal_functional.default(primals_2, 0.5, 2.0);  primals_2 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, normal_functional);  add_2 = normal_functional = None
    return add_3
