// What only types can tell of a statement: a promise that nobody waits for, a function that promises where nobody takes
// the promise, and a switch that leaves out a value. Run as a program it prints what is wrong in all workspaces.
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAwaitExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isCaseClause,
  isExpressionStatement,
  isFunctionExpression,
  isPropertyAccessExpression,
  isSwitchStatement,
  isTryStatement,
  isVoidExpression,
} from 'typescript/unstable/ast/is';
import { SignatureKind, TypeFlags } from 'typescript/unstable/sync';
import { isTest } from '../steps/import-rules.mjs';
import { root as ours } from '../steps/run.mjs';
import { callSignature, openProgram } from './program.mjs';

const isAssignment = (node) =>
  isBinaryExpression(node) &&
  node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= SyntaxKind.LastAssignment;

/** Whether an error of the promise is taken by what is called on it. */
function isHandled(node) {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  if (name.text === 'catch') return node.arguments.length > 0;
  if (name.text === 'then') return node.arguments.length > 1;
  return name.text === 'finally' && isHandled(expression);
}

const mayFloat = (node) =>
  !isAwaitExpression(node) && !isVoidExpression(node) && !isAssignment(node) && !isHandled(node);

const isAsync = (node) =>
  (isArrowFunction(node) || isFunctionExpression(node)) &&
  node.modifiers?.some(({ kind }) => kind === SyntaxKind.AsyncKeyword) === true;

/** The nodes of a file that a type decides about. */
function nodesOf(source) {
  const found = { statements: [], callbacks: [], switches: [] };
  const look = (node) => {
    if (isExpressionStatement(node) && mayFloat(node.expression)) found.statements.push(node.expression);
    else if (isSwitchStatement(node)) found.switches.push(node);
    else if (isCallExpression(node)) {
      const callbacks = node.arguments.filter((one) => isAsync(one) && !catchesAll(one));
      found.callbacks.push(...callbacks.map((callback) => ({ call: node, callback })));
    }
    node.forEachChild(look);
  };
  look(source);
  return found;
}

const typesAt = (checker, nodes) => (nodes.length === 0 ? [] : checker.getTypeAtLocation(nodes));
const partsOf = (type) => (type?.isUnionType() ? type.getTypes() : [type]);

/** Answers whether a type is a promise, or a list of them. */
function promiseTeller(checker) {
  const existing = new Map();
  const report = (type) => {
    if (type.isUnionType()) return type.getTypes().some(isPromise);
    if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) return false;
    if (checker.isArrayType(type)) return checker.getTypeArguments(type).some(isPromise);
    // Fastify's reply can be awaited and need not be: it has no errors to catch.
    return ['then', 'catch'].every((name) => checker.getPropertyOfType(type, name) !== undefined);
  };
  const isPromise = (type) => {
    if (type === undefined) return false;
    if (!existing.has(type.id)) {
      existing.set(type.id, false);
      existing.set(type.id, report(type));
    }
    return existing.get(type.id);
  };
  return isPromise;
}

/** A value that a case can name, as text; null for a type that is not one value. */
function valueName(type) {
  if (type === undefined) return null;
  if (type.isLiteralType()) return typeof type.value === 'string' ? `'${type.value}'` : String(type.value);
  if (type.flags & TypeFlags.Null) return 'null';
  return type.flags & TypeFlags.Undefined ? 'undefined' : null;
}

/** Values that a switch without a default leaves out. */
function leftOut(checker, { expression, caseBlock }) {
  if (!caseBlock.clauses.every(isCaseClause)) return [];
  const values = partsOf(checker.getTypeAtLocation(expression)).map(valueName);
  if (values.length < 2 || values.includes(null)) return [];
  const cases = typesAt(
    checker,
    caseBlock.clauses.map((clause) => clause.expression),
  );
  const named = new Set(cases.flatMap(partsOf).map(valueName));
  return values.filter((value) => !named.has(value)).sort();
}

/** Whether whoever gets the function takes nothing from it, by each way to call it. */
function isPromiseDropped(checker, call, callback) {
  const callee = checker.getTypeAtLocation(call.expression);
  const at = call.arguments.indexOf(callback);
  const taken = checker
    .getSignaturesOfType(callee, SignatureKind.Call)
    .filter((signature) => signature.getParameters().length > at)
    .flatMap((signature) => partsOf(checker.getParameterType(signature, at)));
  const answers = taken.flatMap((type) => {
    const signature = type && callSignature(checker, type);
    return signature === undefined ? [] : [checker.getReturnTypeOfSignature(signature)];
  });
  return answers.length > 0 && answers.every((answer) => (answer.flags & TypeFlags.Void) !== 0);
}

/** Whether all that a function does is tried, and its errors are taken. */
const catchesAll = ({ body }) =>
  isBlock(body) &&
  body.statements.length === 1 &&
  isTryStatement(body.statements[0]) &&
  body.statements[0].catchClause !== undefined;

function problemsOf({ checker }, source, isPromise, name) {
  const { statements, callbacks, switches } = nodesOf(source);
  const lineOf = (node) => source.text.slice(0, node.getStart(source)).split('\n').length;
  const problems = [];
  typesAt(checker, statements).forEach((type, at) => {
    if (isPromise(type)) problems.push([statements[at], 'nobody waits for this promise']);
  });
  for (const { call, callback } of isTest(name) ? [] : callbacks) {
    if (isPromiseDropped(checker, call, callback))
      problems.push([callback, 'nobody waits for what this function promises']);
  }
  for (const one of switches) {
    const values = leftOut(checker, one);
    if (values.length > 0) problems.push([one.expression, `this switch leaves out ${values.join(', ')}`]);
  }
  return problems.map(([node, says]) => `${name}:${lineOf(node)}: ${says}`);
}

/** What is wrong in the files of a project, in words. */
export function checkPromises(root, project) {
  const compiler = openProgram(root, project);
  const isPromise = promiseTeller(compiler.checker);
  const problems = [];
  for (const file of compiler.program.getSourceFileNames()) {
    const name = relative(root, file);
    if (name.startsWith('..') || name.includes('node_modules')) continue;
    problems.push(...problemsOf(compiler, compiler.program.getSourceFile(file), isPromise, name));
  }
  compiler.close();
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // All workspaces in one program: what they share is read once.
  const problems = checkPromises(ours, 'scripts/types');
  console.log(problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
