// The compiler's own view of the repository: which functions a module offers, and what each call answers.
import { join } from 'node:path';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { API, SignatureKind, TypeFlags } from 'typescript/unstable/sync';

/** Where a file asks the database, and what it says comes back. */
const requesting = new Set(['query', 'asSystem', 'read']);

/** Opens a workspace; `close` ends the compiler. */
export function openProgram(root, project) {
  const api = new API({ cwd: root });
  const config = join(root, project, 'tsconfig.json');
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  const { program, checker } = snapshot.getProject(config);
  return { program, checker, close: () => api.close() };
}

/** The type of a row, told from a call that answers a promise of rows; null where the call says nothing of them. */
function rowOf(checker, call) {
  const signature = checker.getResolvedSignature(call);
  const answer = signature && checker.getReturnTypeOfSignature(signature);
  const rows = answer?.isTypeReference() ? checker.getTypeArguments(answer)[0] : undefined;
  return rows?.isTypeReference() ? (checker.getTypeArguments(rows)[0] ?? null) : null;
}

/** Whether a type names its properties: a record of anything, or a type that the caller chooses, does not. */
const namesColumns = (checker, row) =>
  row !== null &&
  (row.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0 &&
  checker.getIndexInfosOfType(row).length === 0;

/** The columns that a row type names, with what each may hold. */
function columnsOf(checker, row) {
  const properties = checker.getPropertiesOfType(row);
  const types = properties.length === 0 ? [] : checker.getTypeOfSymbol(properties);
  return properties.map(({ name }, at) => ({ name, type: types[at] }));
}

/** Every call of a file that asks the database, by the position that a stack names. */
export function requestsOf({ program, checker }, file) {
  const source = program.getSourceFile(file);
  const found = [];
  const look = (node) => {
    if (
      isCallExpression(node) &&
      isPropertyAccessExpression(node.expression) &&
      requesting.has(node.expression.name.text)
    ) {
      const row = rowOf(checker, node);
      const at = node.expression.name.end - node.expression.name.text.length;
      found.push({ file, at, row: namesColumns(checker, row) ? columnsOf(checker, row) : null });
    }
    node.forEachChild(look);
  };
  if (source !== undefined) look(source);
  return found;
}

/** The functions that a file offers: each name with its signature. */
export function offersOf({ program, checker }, file) {
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
  const offered = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  return offered.flatMap((one) => {
    const type = checker.getTypeOfSymbol(one);
    return type === undefined ? [] : [{ name: one.name, type }];
  });
}

export const callSignature = (checker, type) => checker.getSignaturesOfType(type, SignatureKind.Call)[0];
