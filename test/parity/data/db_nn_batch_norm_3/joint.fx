def forward(self, primals_1: "f32[0][1]cpu", primals_2: "f32[0][1]cpu", primals_3: "f32[0][1]cpu", tangents_1: "f32[0][1]cpu"):
    clone: "f32[0][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    return (clone, tangents_1, None, None)
