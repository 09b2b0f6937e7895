// A handler has its call's name, or `get` and that name: whoever knows one finds the other.
import { parseSync, Visitor } from 'oxc-parser';

const capitalised = (name) => name[0].toUpperCase() + name.slice(1);

/** Local name → the name it has where it is declared. */
function importedNames({ staticImports }) {
  const names = new Map();
  for (const { entries } of staticImports)
    for (const { importName, localName } of entries)
      if (importName.kind === 'Name') names.set(localName.value, importName.name);
  return names;
}

/** The call and the handler of each `handle…(call, …)`; one that is written in place or made there has no name. */
function handledCalls(path, text) {
  const { program, module } = parseSync(path, text);
  const names = importedNames(module);
  const found = [];
  new Visitor({
    CallExpression({ callee, arguments: [call, ...rest] }) {
      if (callee.type !== 'Identifier' || !/^handle(?:Linked|SignedIn|Change)?$/.test(callee.name)) return;
      let handler = callee.name === 'handleLinked' ? rest[1] : rest[0];
      if (handler.type === 'CallExpression' && handler.callee.name === 'withToast')
        handler = handler.arguments[1];
      if (call.type !== 'Identifier' || handler.type !== 'Identifier') return;
      found.push({ call: names.get(call.name) ?? call.name, handler: handler.name });
    },
  }).visit(program);
  return found;
}

/** files: path → text. One handler for several calls has a name of its own. */
export function checkHandlerNames(files) {
  const problems = [];
  for (const [path, text] of files) {
    if (!/^apps\/server\/src\/features\/.+\.routes\.ts$/.test(path)) continue;
    const found = handledCalls(path, text);
    for (const { call, handler } of found) {
      const serves = found.filter((other) => other.handler === handler).length;
      if (serves > 1 || handler === call || handler === `get${capitalised(call)}`) continue;
      problems.push(`${path}: the handler of ${call} is named ${handler}`);
    }
  }
  return problems;
}
