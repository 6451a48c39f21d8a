def forward(self, primals_1: "f32[1, 1][1, 1]cpu", tangents_1: "f32[][]cpu"):
    _linalg_det = torch.ops.aten._linalg_det.default(primals_1);  primals_1 = None
    getitem: "f32[][]cpu" = _linalg_det[0];  _linalg_det = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, -1);  tangents_1 = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    expand: "f32[1, 1][1, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [1, 1]);  unsqueeze_1 = None
    return (getitem, expand)
