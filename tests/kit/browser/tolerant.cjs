// Playwright sends every context in Firefox a command that Debian's does not know yet: which colours the context
// prefers. It is replaced with a question that any Firefox answers; the colours are those of the preferences.
const { readFileSync } = require("node:fs");
const Module = require("node:module");

const ORDER = '"emulation.setMediaFeaturesOverride"';
const read = Module._extensions[".js"];
Module._extensions[".js"] = (module, path) => {
  if (!path.endsWith("coreBundle.js")) return read(module, path);
  return module._compile(readFileSync(path, "utf8").replaceAll(ORDER, '"session.status"'), path);
};
