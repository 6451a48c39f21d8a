def forward(self, where: "f32[5, 0, 5][5, 5, 1]cpu", exp_1: "f32[5, 0, 5][5, 5, 1]cpu", sub_1: "f32[5, 0, 5][5, 5, 1]cpu", eq_1: "b8[5, 0, 5][5, 5, 1]cpu", sum_5: "i64[1, 0, 1][0, 1, 1]cpu", eq_2: "b8[5, 0, 5][5, 5, 1]cpu", sum_6: "i64[1, 0, 5][0, 5, 1]cpu", eq_3: "b8[5, 0, 5][5, 5, 1]cpu", sum_7: "i64[1, 0, 5][0, 5, 1]cpu", eq_4: "b8[5, 0, 5][5, 5, 1]cpu", sum_8: "i64[1, 0, 5][0, 5, 1]cpu", tangents_1: "f32[1, 0, 5][5, 5, 1]cpu", tangents_2: "f32[1, 0, 5][5, 5, 1]cpu", tangents_3: "f32[1, 0, 5][5, 5, 1]cpu", tangents_4: "f32[1, 0, 5][5, 5, 1]cpu", tangents_5: "f32[1, 0, 5][5, 5, 1]cpu", tangents_6: "f32[1, 0, 1][1, 1, 1]cpu", tangents_7: "f32[1, 0, 5][5, 5, 1]cpu", tangents_8: "f32[1, 0, 5][5, 5, 1]cpu", tangents_9: "f32[1, 0, 5][5, 5, 1]cpu", tangents_10: "f32[1, 0, 5][5, 5, 1]cpu", tangents_11: "f32[1, 1, 5][5, 5, 1]cpu"):
    expand: "f32[5, 0, 5][0, 0, 1]cpu" = torch.ops.aten.expand.default(tangents_11, [5, 0, 5]);  tangents_11 = None
    mul: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_10, where);  tangents_10 = where = None
    add: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(expand, mul);  expand = mul = None
    mul_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_9, exp_1);  tangents_9 = exp_1 = None
    add_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    expand_1: "f32[5, 0, 5][0, 5, 1]cpu" = torch.ops.aten.expand.default(tangents_8, [5, 0, 5]);  tangents_8 = None
    div_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 5);  expand_1 = None
    add_2: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_1, div_1);  add_1 = div_1 = None
    mul_2: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_7, 0.5);  tangents_7 = None
    mul_3: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub_1);  mul_2 = sub_1 = None
    add_3: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    div_2: "f32[1, 0, 1][1, 1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_6, sum_5);  tangents_6 = sum_5 = None
    mul_4: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, eq_1);  div_2 = eq_1 = None
    add_4: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_4);  add_3 = mul_4 = None
    div_3: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_5, sum_6);  tangents_5 = sum_6 = None
    mul_5: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, eq_2);  div_3 = eq_2 = None
    add_5: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_5);  add_4 = mul_5 = None
    expand_2: "f32[5, 0, 5][0, 5, 1]cpu" = torch.ops.aten.expand.default(tangents_4, [5, 0, 5]);  tangents_4 = None
    add_6: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_5, expand_2);  add_5 = expand_2 = None
    expand_3: "f32[5, 0, 5][0, 5, 1]cpu" = torch.ops.aten.expand.default(tangents_3, [5, 0, 5]);  tangents_3 = None
    add_7: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_6, expand_3);  add_6 = expand_3 = None
    div_4: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_7);  tangents_1 = sum_7 = None
    mul_6: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, eq_3);  div_4 = eq_3 = None
    div_5: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_8);  tangents_2 = sum_8 = None
    mul_7: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, eq_4);  div_5 = eq_4 = None
    add_8: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    add_9: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_7, add_8);  add_7 = add_8 = None
    return (add_9,)
