def forward(self, zeros_like: "f64[3, 2][2, 1]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    return (zeros_like,)
