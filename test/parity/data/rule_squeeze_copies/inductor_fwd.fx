def forward(self, primals_1: "f32[1, 2, 1][2, 1, 1]cpu", primals_2: "f32[2, 1][1, 1]cpu", primals_3: "f32[3, 3][3, 1]cpu"):
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.default(primals_1)
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(squeeze, memory_format = torch.contiguous_format);  squeeze = None
    squeeze_1: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(primals_2, 1);  primals_2 = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(squeeze_1, memory_format = torch.contiguous_format);  squeeze_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(clone, clone_1);  clone = clone_1 = None
    squeeze_2: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(primals_1, [0, 2]);  primals_1 = None
    clone_2: "f32[2][1]cpu" = torch.ops.aten.clone.default(squeeze_2, memory_format = torch.contiguous_format);  squeeze_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, clone_2);  add = clone_2 = None
    diagonal: "f32[2][4]cpu" = torch.ops.aten.diagonal.default(primals_3, 1);  primals_3 = None
    clone_3: "f32[2][1]cpu" = torch.ops.aten.clone.default(diagonal, memory_format = torch.contiguous_format);  diagonal = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, clone_3);  add_1 = clone_3 = None
    return (add_2,)
