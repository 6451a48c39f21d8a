// An opcode to its stem and modifiers.
#include "parse.h"

static const struct {
  const char *text;
  uint8_t kind, value;
} mods[] = {
#define PTX_MOD_KIND(id)
#define PTX_MOD(text, kind, value) {text, PTX_K_##kind, value},
#include "mods.def"
#undef PTX_MOD_KIND
#undef PTX_MOD
};

const char *const ptx_stem_text[PTX_OPS] = {
#define PTX_OP(id, text, class, allowed, decoder) text,
#include "opcodes.def"
#undef PTX_OP
};

/* What each stem may carry; types are checked where the stem is decoded. */
static const uint64_t allowed_mods[PTX_OPS] = {
#define PTX_OP(id, text, class, allowed, decoder) allowed,
#define M(kind)                                   PTX_BIT(kind)
#define F(kind)                                   PTX_BIT(kind)
#include "opcodes.def"
#undef M
#undef F
};

/* Whether a table's row says so: the opcode has the stem and all the words of a row, each at a place of its own; a word
 * may be two, "f32.bf16"; "*" is any stem. */
static bool fits(const char *row, const char *text, size_t n) {
  uint64_t used = 0;
  for (bool stem = true; *row; stem = false) {
    size_t len = strcspn(row, " "), at = 0;
    bool found = stem && len == 1 && *row == '*';
    for (int word = 0; !found && at <= n && word < 64; word++) {
      size_t end = at;
      while (end < n && text[end] != '.') end++;
      found = n - at >= len && !memcmp(text + at, row, len) && (at + len == n || text[at + len] == '.') &&
              !(used >> word & 1);
      if (found) used |= 1ull << word;
      if (stem) break;
      at = end + 1;
    }
    if (!found) return false;
    row += len + (row[len] == ' ');
  }
  return true;
}

static const struct {
  const char *words;
  uint64_t kinds;
  const char *others;
  bool typed;
} barred[] = {
#define M(kind)                                PTX_BIT(kind)
#define PTX_BARRED(words, kinds, others)       {words, kinds, others, false},
#define PTX_BARRED_TYPED(words, kinds, others) {words, kinds, others, true},
#include "barred.def"
#undef PTX_BARRED
#undef PTX_BARRED_TYPED
#undef M
};

/* Whether no row of barred.def has it, and the hints to the caches agree. */
static bool goes_together(const ptx_opcode *op, const char *text, size_t n) {
  uint8_t hint = op->value[PTX_K_HINT];
  int operations = !!(hint & PTX_HINT_OP) + (op->seen >> PTX_K_CA & 1) + (op->seen >> PTX_K_CG & 1);
  if (operations > 1 || (operations && (hint & PTX_HINT_L1))) return false;
  for (size_t i = 0; i < sizeof barred / sizeof *barred; i++) {
    if (!fits(barred[i].words, text, n)) continue;
    if ((op->seen & barred[i].kinds) || (barred[i].typed && op->n_types)) return false;
    for (const char *word = barred[i].others; *word;) {
      size_t len = strcspn(word, " ");
      char row[40] = "* ";
      memcpy(row + 2, word, len);
      row[2 + len] = 0;
      if (fits(row, text, n)) return false;
      word += len + (word[len] == ' ');
    }
  }
  return true;
}

/* Forms that PTX has and the machine has not. */
static bool is_unexecuted(const char *text, size_t n) {
  static const char *const forms[] = {
#define PTX_UNEXECUTED(words) words,
#include "unexecuted.def"
#undef PTX_UNEXECUTED
  };
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (fits(forms[i], text, n)) return true;
  return false;
}

/* Instructions that PTX has and the machine has not. */
static bool is_instruction(const char *stem, size_t n) {
  static const char *const others[] = {"wmma",
                                       "wgmma",
                                       "tex",
                                       "tld4",
                                       "txq",
                                       "suld",
                                       "sust",
                                       "sured",
                                       "suq",
                                       "istypep",
                                       "tensormap",
                                       "mapa",
                                       "getctarank",
                                       "setmaxnreg",
                                       "tcgen05",
                                       "multimem",
                                       "clusterlaunchcontrol"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (strlen(others[i]) == n && !memcmp(others[i], stem, n)) return true;
  return false;
}

bool ptx_takes_parts(int stem) { return allowed_mods[stem] >> PTX_K_PART & 1; }

/* What of it belongs to the name and comes before everything else. */
static const uint64_t leading_mods[PTX_OPS] = {
#define M(kind) UINT64_C(0)
#define F(kind) PTX_BIT(kind)
#include "opcodes.def"
#undef PTX_OP
#undef M
#undef F
};

/* Kinds of which an opcode may carry several, and those of which one may stand twice. */
static const uint64_t repeatable = PTX_BIT(SPACE) | PTX_BIT(LAYOUT) | PTX_BIT(HINT) | PTX_BIT(XORSIGN) |
                                   PTX_BIT(ASYNC) | PTX_BIT(LEVEL) | PTX_BIT(EXPECT);
static const uint64_t idempotent = PTX_BIT(SAT) | PTX_BIT(CC) | PTX_BIT(SYNC) | PTX_BIT(SHIFTAMT) | PTX_BIT(APPROX) |
                                   PTX_BIT(RELU) | PTX_BIT(SATFIN) | PTX_BIT(NANF) | PTX_BIT(UNI);

/* Whether the word at `at` stands before it already. */
static bool stands_before(const char *text, size_t at, size_t n) {
  for (size_t i = 0; i + n < at; i++)
    if (text[i] == '.' && text[i + 1 + n] == '.' && !memcmp(text + i + 1, text + at, n)) return true;
  return false;
}

/* What may look at the shared memory of another block of the cluster: there is never one. */
#define STEM(id) ((unsigned __int128)1 << PTX_OP_##id)
static const unsigned __int128 clustered = STEM(LD) | STEM(ST) | STEM(ATOM) | STEM(RED) | STEM(ISSPACEP) | STEM(CVTA);
_Static_assert(PTX_OPS <= 128, "a bit per instruction");

static bool find_mod(const char *text, size_t n, ptx_opcode *out, uint8_t *kind, bool *twice) {
  for (size_t i = 0; i < sizeof mods / sizeof *mods; i++)
    if (strlen(mods[i].text) == n && !memcmp(mods[i].text, text, n)) {
      *kind = mods[i].kind;
      *twice = (out->seen & ~repeatable) >> *kind & 1;
      if (*kind == PTX_K_XORSIGN || *kind == PTX_K_HINT) { // what all of them say counts
        // createpolicy has a second priority in L2
        if (*kind == PTX_K_HINT && (out->value[*kind] & mods[i].value) && out->stem != PTX_OP_CREATEPOLICY)
          *twice = true;
        out->value[*kind] |= mods[i].value;
        out->seen |= 1ull << *kind;
        return true;
      }
      if (*kind == PTX_K_SPACE) {
        bool cluster = mods[i].value & PTX_CLUSTER;
        if (out->n_spaces == (out->stem == PTX_OP_CP ? 2 : 1) || (cluster && !(clustered >> out->stem & 1)))
          return false;
        out->spaces[out->n_spaces++] = (uint8_t)(mods[i].value & ~PTX_CLUSTER);
      }
      if (*kind == PTX_K_LAYOUT && ++out->n_layouts > 2) *twice = true;
      if (*kind != PTX_K_LAYOUT || !(out->seen & PTX_BIT(LAYOUT)))
        out->value[*kind] = mods[i].value;
      else if (*kind == PTX_K_LAYOUT)
        out->value[*kind] |= (uint8_t)(mods[i].value << 1);
      out->seen |= 1ull << *kind;
      return true;
    }
  return false;
}

/* Whether ptxas overlooks a .pred beside another type. */
static bool overlooks_pred(const ptx_opcode *op) {
  switch (op->stem) {
  case PTX_OP_MUL: return !(op->seen & PTX_BIT(MUL));
  case PTX_OP_ABS:
  case PTX_OP_ADD:
  case PTX_OP_ATOM:
  case PTX_OP_COS:
  case PTX_OP_CVT:
  case PTX_OP_EX2:
  case PTX_OP_FMA:
  case PTX_OP_LG2:
  case PTX_OP_MAX:
  case PTX_OP_MIN:
  case PTX_OP_NEG:
  case PTX_OP_RCP:
  case PTX_OP_RED:
  case PTX_OP_RSQRT:
  case PTX_OP_SET:
  case PTX_OP_SETP:
  case PTX_OP_SIN:
  case PTX_OP_SQRT:
  case PTX_OP_SUB:
  case PTX_OP_TANH: return true;
  default: return false;
  }
}

bool ptx_opcode_parse(const char *text, size_t n, ptx_opcode *out, bool *out_unexecuted, const char **out_why) {
  *out = (ptx_opcode){0};
  *out_unexecuted = false;
  size_t stem = 0;
  while (stem < n && text[stem] != '.') stem++;
  int op = -1;
  for (int i = 0; i < PTX_OPS && op < 0; i++)
    if (strlen(ptx_stem_text[i]) == stem && !memcmp(ptx_stem_text[i], text, stem)) op = i;
  if (op < 0) {
    *out_unexecuted = is_instruction(text, stem);
    *out_why = *out_unexecuted ? "no such instruction is executed here" : "no such instruction";
    return false;
  }
  if (is_unexecuted(text, n)) {
    *out_unexecuted = true;
    *out_why = "this form of the instruction is not executed here";
    return false;
  }
  out->stem = (uint16_t)op;
  size_t at = stem;
  while (at < n) {
    size_t start = ++at;
    while (at < n && text[at] != '.') at++;
    ptx_type t = ptx_type_find(text + start, at - start);
    if (t) {
      if (out->n_types == 4) {
        *out_why = "too many types";
        return false;
      }
      out->type[out->n_types++] = (uint8_t)t;
      continue;
    }
    uint8_t kind = 0;
    bool twice = false, again = stands_before(text, start, at - start);
    uint64_t before = out->seen;
    bool typed = out->n_types;
    if (!find_mod(text + start, at - start, out, &kind, &twice)) {
      *out_why = "an unknown modifier";
      return false;
    }
    if (kind == PTX_K_TESTP && op != PTX_OP_TESTP) continue; // ptxas overlooks them
    if (!(allowed_mods[op] >> kind & 1)) {
      *out_why = "a modifier does not go with this instruction";
      return false;
    }
    if ((leading_mods[op] >> kind & 1) && (typed || (before & ~leading_mods[op]))) {
      *out_why = "a modifier comes too late";
      return false;
    }
    if ((again ? !(idempotent >> kind & 1) && kind != PTX_K_LAYOUT : twice) || out->n_layouts > 2) {
      *out_why = "two modifiers of one kind";
      return false;
    }
  }
  for (int t = 0; overlooks_pred(out) && t < out->n_types && out->n_types > 1; t++)
    if (out->type[t] == PTX_PRED) memmove(&out->type[t], &out->type[t + 1], (size_t)(--out->n_types - t)), t--;
  if ((out->seen & PTX_BIT(XORSIGN)) && out->value[PTX_K_XORSIGN] != 3) {
    *out_why = ".xorsign and .abs go together";
    return false;
  }
  if (!goes_together(out, text, n)) {
    *out_why = "modifiers or types that do not go together";
    return false;
  }
  return true;
}

static const struct {
  const char *words;
  ptx_since since;
} gates[] = {
#define PTX_SINCE(words, version, target) {words, {version, target}},
#include "since.def"
#undef PTX_SINCE
};

ptx_since ptx_opcode_since(const aoti_ptx_module *m, const char *text, size_t n) {
  ptx_since need = {0, 0};
  for (size_t i = 0; i < sizeof gates / sizeof *gates; i++) {
    ptx_since s = gates[i].since;
    if ((s.version <= m->version && s.target <= m->target) || !fits(gates[i].words, text, n)) continue;
    if (s.version > need.version) need.version = s.version;
    if (s.target > need.target) need.target = s.target;
  }
  return need;
}

static const struct {
  const char *text;
  uint8_t id;
  ptx_since since;
} sregs[] = {
#define PTX_SREG(id, text, bytes, version, target) {text, PTX_SR_##id, {version, target}},
#include "sregs.def"
#undef PTX_SREG
};

int ptx_sreg_find(const char *name, size_t n, ptx_since *out_since) {
  for (size_t i = 0; i < sizeof sregs / sizeof *sregs; i++)
    if (strlen(sregs[i].text) == n && !memcmp(sregs[i].text, name, n)) {
      *out_since = sregs[i].since;
      return sregs[i].id;
    }
  return 0;
}
