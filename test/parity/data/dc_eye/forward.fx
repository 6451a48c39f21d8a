def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    eye: "f32[3, 3][3, 1]cpu" = torch.ops.aten.eye.default(3, device = device(type='cpu'), pin_memory = False)
    mm: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(eye, primals_1);  eye = None
    eye_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.eye.m(2, 3, device = device(type='cpu'), pin_memory = False)
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(eye_1, primals_1);  eye_1 = None
    eye_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.eye.m(3, 2, device = device(type='cpu'), pin_memory = False)
    t: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(eye_2);  eye_2 = None
    mm_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, primals_1);  t = primals_1 = None
    return (mm, mm_1, mm_2)
