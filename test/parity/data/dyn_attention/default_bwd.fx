def forward(self, sym_size_int: "Sym(s26)", sym_size_int_1: "Sym(s49)", sym_size_int_2: "Sym(s36)", sym_size_int_3: "Sym(s36)", sym_size_int_4: "Sym(s49)", sym_size_int_5: "Sym(s49)", sym_size_int_6: "Sym(s36)", view: "f32[s26, s49, s36][s36*s49, s36, 1]cpu", view_1: "f32[s26, s36, s49][s36*s49, 1, s36]cpu", detach: "f32[s26, s49, s49][s49**2, s49, 1]cpu", view_3: "f32[s26, s49, s49][s49**2, s49, 1]cpu", view_4: "f32[s26, s49, s36][s36*s49, s36, 1]cpu", tangents_1: "f32[s26, s49, s36][s36*s49, s36, 1]cpu"):
    view_6: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(tangents_1, [sym_size_int, sym_size_int_1, sym_size_int_6]);  tangents_1 = None
    transpose_1: "f32[s26, s49, s49][s49**2, 1, s49]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_2: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    transpose_2: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_3: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(bmm_2, [sym_size_int, sym_size_int_5, sym_size_int_6]);  bmm_2 = sym_size_int_5 = sym_size_int_6 = None
    view_8: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.view.default(bmm_3, [sym_size_int, sym_size_int_1, sym_size_int_4]);  bmm_3 = None
    detach_1: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_8, detach_1, -1, torch.float32);  view_8 = detach_1 = None
    view_9: "f32[s26, s49, s49][s49**2, s49, 1]cpu" = torch.ops.aten.view.default(_softmax_backward_data, [sym_size_int, sym_size_int_1, sym_size_int_4]);  _softmax_backward_data = None
    transpose_3: "f32[s26, s36, s49][s36*s49, 1, s36]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_4: "f32[s26, s36, s49][s36*s49, s49, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    transpose_4: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_5: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[s26, s36, s49][s36*s49, s49, 1]cpu" = torch.ops.aten.view.default(bmm_4, [sym_size_int, sym_size_int_3, sym_size_int_4]);  bmm_4 = sym_size_int_3 = sym_size_int_4 = None
    view_11: "f32[s26, s49, s36][s36*s49, s36, 1]cpu" = torch.ops.aten.view.default(bmm_5, [sym_size_int, sym_size_int_1, sym_size_int_2]);  bmm_5 = sym_size_int = sym_size_int_1 = sym_size_int_2 = None
    transpose_5: "f32[s26, s49, s36][s36*s49, 1, s49]cpu" = torch.ops.aten.transpose.int(view_10, -2, -1);  view_10 = None
    return (view_11, transpose_5, view_7)
