"""Writes test/data/files/mlp_pickle.pt2, mlp_pickles.pt2 and mlp_2_7.pt2: forms/mlp.pt2 as other versions lay it out.

The first 2.8 had one pickle of all weights, later ones pickle a weight that is no plain tensor, 2.7 had no folders.

    venv/bin/python test/parity/pickled.py
"""
import io
import json
import os
import zipfile

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
FROM = os.path.join(HERE, "forms", "mlp.pt2")
OUT = os.path.join(HERE, "..", "data", "files")


def saved(what):
    file = io.BytesIO()
    torch.save(what, file)
    return file.getvalue()


def write(name, entries):
    with zipfile.ZipFile(os.path.join(OUT, name), "w") as archive:
        for path, data in entries.items():
            archive.writestr(path, data)


with zipfile.ZipFile(FROM) as source:
    root = source.namelist()[0].split("/")[0]
    files = {n: source.read(n) for n in source.namelist() if "/data/weights/" not in n and "sample_inputs" not in n}
    config = json.loads(source.read(f"{root}/data/weights/model_weights_config.json"))
state = torch.export.load(FROM).state_dict

write("mlp_pickle.pt2", {**files, f"{root}/data/weights/model.pt": saved(dict(state))})
each = dict(files)
for key, payload in config["config"].items():
    payload["use_pickle"] = True
    each[f"{root}/data/weights/{payload['path_name']}"] = saved(state[key])
each[f"{root}/data/weights/model_weights_config.json"] = json.dumps(config)
write("mlp_pickles.pt2", each)
write("mlp_2_7.pt2", {
    "serialized_exported_program.json": files[f"{root}/models/model.json"],
    "version": "8.1",
    "serialized_state_dict.pt": saved(state),
    "serialized_constants.pt": saved({}),
})
