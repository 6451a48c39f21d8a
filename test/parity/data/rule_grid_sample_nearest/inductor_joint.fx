def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    view: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 1, 2, 2, 2])
    expand: "f32[1, 2, 2, 2, 2][8, 0, 4, 2, 1]cpu" = torch.ops.aten.expand.default(view, [1, 2, 2, 2, 2]);  view = None
    iota: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_1: "i64[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota, [1, 1, 1, 1]);  iota = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    view_2: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(iota_1, [1, 2, 1, 1]);  iota_1 = None
    select: "f32[1, 2, 2, 2][8, 0, 4, 2]cpu" = torch.ops.aten.select.int(expand, 4, 0)
    select_1: "f32[1, 2, 2, 2][8, 0, 4, 2]cpu" = torch.ops.aten.select.int(expand, 4, 1);  expand = None
    mul: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select, 1.5);  select = None
    add: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul, 1.0);  mul = None
    mul_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(select_1, 1.5);  select_1 = None
    add_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, 1.0);  mul_1 = None
    round_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.round.default(add);  add = None
    round_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.round.default(add_1);  add_1 = None
    ge: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(round_1, 0)
    lt: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(round_1, 3)
    ge_1: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.ge.Scalar(round_2, 0)
    lt_1: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.lt.Scalar(round_2, 3)
    logical_and: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge_1, lt_1);  ge_1 = lt_1 = None
    logical_and_1: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.logical_and.default(lt, logical_and);  lt = logical_and = None
    logical_and_2: "b8[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.logical_and.default(ge, logical_and_1);  ge = logical_and_1 = None
    convert_element_type: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(round_1, torch.int64);  round_1 = None
    convert_element_type_1: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.prims.convert_element_type.default(round_2, torch.int64);  round_2 = None
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, convert_element_type, scalar_tensor);  convert_element_type = scalar_tensor = None
    view_3: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(where, [1, 2, 2, 2]);  where = None
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, convert_element_type_1, scalar_tensor_1);  convert_element_type_1 = scalar_tensor_1 = None
    view_4: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_1, [1, 2, 2, 2]);  where_1 = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.where.self(logical_and_2, scalar_tensor_3, scalar_tensor_2);  logical_and_2 = scalar_tensor_3 = scalar_tensor_2 = None
    view_5: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(where_2, [1, 2, 2, 2]);  where_2 = None
    index: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [view_1, view_2, view_4, view_3]);  view_1 = view_2 = view_4 = view_3 = None
    mul_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(index, view_5);  index = view_5 = None
    grid_sampler_2d_backward = torch.ops.aten.grid_sampler_2d_backward.default(tangents_1, primals_1, primals_2, 1, 0, False, [True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward[0]
    getitem_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward[1];  grid_sampler_2d_backward = None
    return (mul_2, getitem, getitem_1)
