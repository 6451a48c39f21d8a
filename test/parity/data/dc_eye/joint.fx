def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    eye: "f32[3, 3][3, 1]cpu" = torch.ops.aten.eye.default(3, device = device(type='cpu'), pin_memory = False)
    mm: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(eye, primals_1)
    eye_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.eye.m(2, 3, device = device(type='cpu'), pin_memory = False)
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(eye_1, primals_1)
    eye_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.eye.m(3, 2, device = device(type='cpu'), pin_memory = False)
    t: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(eye_2);  eye_2 = None
    mm_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(t, primals_1);  primals_1 = None
    t_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_3);  t_1 = tangents_3 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(eye_1);  eye_1 = None
    mm_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_2, tangents_2);  t_2 = tangents_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_4);  mm_3 = mm_4 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(eye);  eye = None
    mm_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_3, tangents_1);  t_3 = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_5);  add = mm_5 = None
    return (mm, mm_1, mm_2, add_1)
