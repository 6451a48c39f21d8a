def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[2, 3][3, 1]cpu"):
    addmv: "f32[2][1]cpu" = torch.ops.aten.addmv.default(primals_1, primals_2, primals_3, beta = 0.5, alpha = 2);  primals_2 = None
    dot: "f32[][]cpu" = torch.ops.aten.dot.default(primals_3, primals_3)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(addmv, dot);  addmv = dot = None
    addr: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addr.default(primals_4, primals_1, primals_3, alpha = 0.3);  primals_3 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(addr, [1]);  addr = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, sum_1);  add = sum_1 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_4, [1]);  primals_4 = None
    dist: "f32[][]cpu" = torch.ops.aten.dist.default(primals_1, sum_2);  primals_1 = sum_2 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, dist);  add_1 = dist = None
    return add_2
