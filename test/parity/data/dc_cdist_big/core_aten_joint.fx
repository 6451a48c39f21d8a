def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [-1], True);  pow_1 = None
    full_like: "f32[3, 1][1, 1]cpu" = torch.ops.aten.full_like.default(sum_1, 1, pin_memory = False, memory_format = torch.contiguous_format)
    pow_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_2, 2)
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_2, [-1], True);  pow_2 = None
    full_like_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.full_like.default(sum_2, 1, pin_memory = False, memory_format = torch.contiguous_format)
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, -2)
    cat: "f32[3, 4][4, 1]cpu" = torch.ops.aten.cat.default([mul, sum_1, full_like], -1);  mul = sum_1 = full_like = None
    cat_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cat.default([primals_2, full_like_1, sum_2], -1);  full_like_1 = sum_2 = None
    permute: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(cat_1, [1, 0]);  cat_1 = None
    mm: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat, permute);  cat = permute = None
    clamp: "f32[3, 4][4, 1]cpu" = torch.ops.aten.clamp.default(mm, 0);  mm = None
    sqrt: "f32[3, 4][4, 1]cpu" = torch.ops.aten.sqrt.default(clamp);  clamp = None
    alias: "f32[3, 4][4, 1]cpu" = torch.ops.aten.alias.default(sqrt)
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(sqrt, [3, 4]);  sqrt = None
    view_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [3, 4]);  tangents_1 = None
    alias_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    div: "f32[3, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(view_1, alias_1);  view_1 = None
    eq: "b8[3, 4][4, 1]cpu" = torch.ops.aten.eq.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 4][4, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mm_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(where, primals_2)
    sum_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where, [-1], True)
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sum_3);  sum_3 = None
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mm_1);  mul_1 = mm_1 = None
    permute_2: "f32[4, 3][1, 4]cpu" = torch.ops.aten.permute.default(where, [1, 0])
    mm_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_2, primals_1);  permute_2 = primals_1 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(where, [-2]);  where = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(sum_4, -1);  sum_4 = None
    mul_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, unsqueeze);  primals_2 = unsqueeze = None
    sub_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mm_2);  mul_2 = mm_2 = None
    return (view, sub, sub_1)
