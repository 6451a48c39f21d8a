def forward(self, a: "f32[2]", primals_9, tangents_1: "f32[2]"):
    return (a,)
