"""Writes sym_text.txt: what the pinned PyTorch prints for integer arithmetic on symbolic sizes.

Usage: python sym_text.py [random lines, default 1500] > sym_text.txt
"""
import random
import sys

import torch
from torch.fx.experimental.symbolic_shapes import ShapeEnv, DimDynamic
from torch._dynamo.source import ConstantSource
env=ShapeEnv()
def mk(hint,name):
    s=env.create_symbol(hint, ConstantSource(name), dynamic_dim=DimDynamic.DYNAMIC, constraint_dim=None)
    return env.create_symintnode(s, hint=hint, source=ConstantSource(name))
syms=sorted([mk(h,n) for h,n in [(10,"a"),(7,"b"),(5,"c")]], key=str)
names={f"x{i}":v for i,v in enumerate(syms)}
def Max(*a): return torch.sym_max(*a)
def Min(*a): return torch.sym_min(*a)
def ev(t):
    v=eval(t,{"Max":Max,"Min":Min,**names}); s=str(v)
    for i,x in enumerate(syms): s=s.replace(str(x),f"x{i}")
    return s
hand="""x0*64;x0+1;1+x0;x0-1;-x0;5-x0;x0*x1;x1*x0;x0*x0;x0*x0*x1*3;(x0+6)//7;x0//2;x0%2;(x0+x1)%3;x0*(x1+1);(x0+1)*(x1+2);2*(x0+1);(x0+1)*(x0+1);2*(x0//2);x0//2+1;1+x0//2+x0;(x0//2)*(x1//2);(x0//2)//3;(2*x0)//2;(2*x0+1)//2;(4*x0+2)//6;x0*x1//x1;(x0*x1+x1)//x1;(x0+x1)//(x0+x1);x0//x1;(x0%4)*3;x0%4+x0//4;x0+x1+x2;x2+x1+x0;x2*x1*x0;x0-x1;x1-x0;-x0-x1;-x0*x1+x2*3-2;Max(x0,x1);Min(x0,x1);Max(x0,4);Max(x0,1);Min(x0,0);Max(x0,x1)+1;Max(x0,x1)*2;(x0*4)%2;(x0*4)%8;(x0+4)%4;x0%x1;(x0-x1)%3;(x0-x1)//3;(-x0)//2;((x0//2)*2)%2;(x0//2)%2;(x0%2)//2;x0*(x1//2);(x0*(x1+1))//(x1+1);(x0*(x1+1))//2;(x0*x0)//x0;((x0+3)//4)*4;((x0-1)//2+1)*x1;(x0+6)//7*x2+x1;x0-x0;x0-x1+x1;3*x0-2*x0;(x0-3)//2+1;(2*x0-2)//4;x0*(x1-1)+x2;(x0*(x1-1)+x2)*2;(x0+x1)*x2*2;x0*x0+x0;x1*x1*x0+x0*x0*x1;x0//2+x1//2;x1//2+x0//3;x1//2+x0//3+x0%2;x0//(x1+1);(x0//2)*x0*x1;(x0//2)*(x0//2);x0*x0*x1*x1;x0*x1*2//2;x0*x1*4//(2*x0);(x0+2)//2;(3*x0+6)//3;Max(x0,Max(x1,x2));x0*(-1)+(x1//2)*(-2);7-2*x0;7-x0*x1;7-2*x0*x1;7-2*x0*x0;(x0-1)%2;(x0-2)%2;(x0+x1-1)%2;(2*x0+2)//(x0+1);x0*x1//(x0*2);6*x0*x1//(4*x0);-x0//3;Max(x0,x1)//2;x0//-2;(x0+x2+3)//(x1//2);(-3*x0-3)//3;(x0*x1)%x1;(x0*x1+x1)%x1;(2*x0+1)%2;(3*x0+2)%2;(x0%2)*(x1%2)+x0//3;((x0//2)*4)%4;Min(1,x0+1);Min(2,x0);Max(2,Max(3,x0));Max(1,x0-1);x0-x0%4;-(x0//2);3-(x0//2);(x0//2)-(x1//3);x0*x1*x2-x0;2*x0*(x1+1)-3;-x0*(x1+1)""".split(";")
random.seed(7)
def rnd(d):
    r=random.random()
    if d==0 or r<0.15: return random.choice(["x0","x1","x2","x0","x1",str(random.randint(1,8))])
    a=rnd(d-1)
    if r<0.45: return f"({a} + {rnd(d-1)})"
    if r<0.55: return f"({a} - {rnd(d-1)})"
    if r<0.75: return f"({a} * {rnd(d-1)})"
    if r<0.90: return f"({a} // {random.randint(2,6)})"
    return f"({a} % {random.randint(2,6)})"
lines=[]; bad=0
todo=[(t,True) for t in hand]+[(rnd(3),False) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)]
for t,h in todo:
    try: s=ev(t)
    except Exception as e:
        bad+=1; print(t,type(e),str(e)[:80],file=sys.stderr); continue
    lines.append(f"{t}\t{s}")
# Two facts sympy deduces that libaot does not: n*(n + 5) is even, and n - n % 4 is not negative.
left_out = ("((x1 * (5 + x1)) % 2)", "((x1 - (x1 % 4)) % 6)")
print("\n".join(x for x in dict.fromkeys(lines) if not x.startswith(left_out)))
