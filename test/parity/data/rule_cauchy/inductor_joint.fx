def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    rand: "f32[4][1]cpu" = torch.ops.aten.rand.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(rand, 0.5);  rand = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, 3.141592653589793);  sub = None
    tan: "f32[4][1]cpu" = torch.ops.aten.tan.default(mul);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tan, 2.0);  tan = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, 0.5);  mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, add);  primals_1 = None
    randn: "f32[4][1]cpu" = torch.ops.aten.randn.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(randn, 0.25);  randn = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0.5);  mul_3 = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(add_1);  add_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, exp);  mul_2 = exp = None
    rand_1: "f32[4][1]cpu" = torch.ops.aten.rand.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(rand_1);  rand_1 = None
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(neg);  neg = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(log1p, -0.35667494393873234);  log1p = None
    floor: "f32[4][1]cpu" = torch.ops.aten.floor.default(div);  div = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(floor, 1);  floor = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, add_3);  add_2 = add_3 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  tangents_1 = add = None
    return (add_4, mul_4, None)
