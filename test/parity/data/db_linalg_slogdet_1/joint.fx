def forward(self, primals_1: "f32[0, 0][1, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    _linalg_slogdet = torch.ops.aten._linalg_slogdet.default(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = _linalg_slogdet[0]
    getitem_1: "f32[][]cpu" = _linalg_slogdet[1]
    getitem_2: "f32[0, 0][1, 1]cpu" = _linalg_slogdet[2]
    getitem_3: "i32[0][1]cpu" = _linalg_slogdet[3];  _linalg_slogdet = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, -1);  tangents_2 = None
    expand: "f32[0][0]cpu" = torch.ops.aten.expand.default(unsqueeze, [0]);  unsqueeze = None
    diag_embed: "f32[0, 0][1, 1]cpu" = torch.ops.aten.diag_embed.default(expand);  expand = None
    transpose: "f32[0, 0][1, 1]cpu" = torch.ops.aten.transpose.int(diag_embed, -2, -1);  diag_embed = None
    linalg_lu_solve: "f32[0, 0][1, 1]cpu" = torch.ops.aten.linalg_lu_solve.default(getitem_2, getitem_3, transpose);  getitem_2 = getitem_3 = transpose = None
    return (getitem, getitem_1, linalg_lu_solve)
