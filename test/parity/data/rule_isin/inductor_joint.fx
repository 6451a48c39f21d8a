def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[2, 3][3, 1]cpu", primals_3: "i64[40][1]cpu", primals_4: "i64[300][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    view: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_2, [6])
    sort = torch.ops.aten.sort.default(primals_3)
    getitem: "i64[40][1]cpu" = sort[0];  sort = None
    searchsorted: "i64[6][1]cpu" = torch.ops.aten.searchsorted.Tensor(getitem, view)
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(searchsorted, 40)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[6][1]cpu" = torch.ops.aten.where.self(lt, searchsorted, scalar_tensor);  lt = searchsorted = scalar_tensor = None
    index: "i64[6][1]cpu" = torch.ops.aten.index.Tensor(getitem, [where]);  getitem = where = None
    eq: "b8[6][1]cpu" = torch.ops.aten.eq.Tensor(index, view);  index = view = None
    view_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.view.default(eq, [2, 3]);  eq = None
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 3)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3, device = device(type='cpu'), pin_memory = False)
    view_2: "f32[1][1]cpu" = torch.ops.aten.view.default(scalar_tensor_1, [1]);  scalar_tensor_1 = None
    sort_1 = torch.ops.aten.sort.default(primals_3)
    getitem_2: "i64[40][1]cpu" = sort_1[0];  sort_1 = None
    searchsorted_1: "i64[1][1]cpu" = torch.ops.aten.searchsorted.Tensor(getitem_2, view_2)
    lt_1: "b8[1][1]cpu" = torch.ops.aten.lt.Scalar(searchsorted_1, 40)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[1][1]cpu" = torch.ops.aten.where.self(lt_1, searchsorted_1, scalar_tensor_2);  lt_1 = searchsorted_1 = scalar_tensor_2 = None
    index_1: "i64[1][1]cpu" = torch.ops.aten.index.Tensor(getitem_2, [where_1]);  getitem_2 = where_1 = None
    eq_2: "b8[1][1]cpu" = torch.ops.aten.eq.Tensor(index_1, view_2);  index_1 = view_2 = None
    view_3: "b8[][]cpu" = torch.ops.aten.view.default(eq_2, []);  eq_2 = None
    view_4: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_2, [6]);  primals_2 = None
    sort_2 = torch.ops.aten.sort.default(primals_3)
    getitem_4: "i64[40][1]cpu" = sort_2[0];  sort_2 = None
    searchsorted_2: "i64[6][1]cpu" = torch.ops.aten.searchsorted.Tensor(getitem_4, view_4)
    lt_2: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(searchsorted_2, 40)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[6][1]cpu" = torch.ops.aten.where.self(lt_2, searchsorted_2, scalar_tensor_3);  lt_2 = searchsorted_2 = scalar_tensor_3 = None
    index_2: "i64[6][1]cpu" = torch.ops.aten.index.Tensor(getitem_4, [where_2]);  getitem_4 = where_2 = None
    eq_3: "b8[6][1]cpu" = torch.ops.aten.eq.Tensor(index_2, view_4);  index_2 = view_4 = None
    logical_not: "b8[6][1]cpu" = torch.ops.aten.logical_not.default(eq_3);  eq_3 = None
    view_5: "b8[2, 3][3, 1]cpu" = torch.ops.aten.view.default(logical_not, [2, 3]);  logical_not = None
    sort_3 = torch.ops.aten.sort.default(primals_3);  primals_3 = None
    getitem_6: "i64[40][1]cpu" = sort_3[0];  sort_3 = None
    searchsorted_3: "i64[300][1]cpu" = torch.ops.aten.searchsorted.Tensor(getitem_6, primals_4)
    lt_3: "b8[300][1]cpu" = torch.ops.aten.lt.Scalar(searchsorted_3, 40)
    scalar_tensor_4: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[300][1]cpu" = torch.ops.aten.where.self(lt_3, searchsorted_3, scalar_tensor_4);  lt_3 = searchsorted_3 = scalar_tensor_4 = None
    index_3: "i64[300][1]cpu" = torch.ops.aten.index.Tensor(getitem_6, [where_3]);  getitem_6 = where_3 = None
    eq_4: "b8[300][1]cpu" = torch.ops.aten.eq.Tensor(index_3, primals_4);  index_3 = primals_4 = None
    view_6: "b8[300][1]cpu" = torch.ops.aten.view.default(eq_4, [300]);  eq_4 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (mul, view_1, eq_1, view_3, view_5, view_6, mul_1, None, None, None)
