// Whether what a row type says of a column is what the driver delivers (`apps/server/src/db/values/decode.ts`).
import { TypeFlags } from 'typescript/unstable/sync';

const numbers = new Set([21, 23, 26, 700, 701]);
const json = new Set([114, 3802]);
const arrays = new Map([
  ...[1005, 1007].map((type) => [type, 'number']),
  [1000, 'boolean'],
  ...[199, 3807].map((type) => [type, 'json']),
  ...[1009, 1015, 1016, 1231, 1182, 1185, 2951].map((type) => [type, 'text']),
]);

function kindOf(type) {
  if (numbers.has(type)) return 'number';
  if (json.has(type)) return 'json';
  if (type === 16) return 'boolean';
  if (type === 17) return 'bytes';
  return arrays.has(type) ? 'array' : 'text';
}

const may = {
  text: TypeFlags.StringLike,
  number: TypeFlags.NumberLike,
  boolean: TypeFlags.BooleanLike,
};

const isEmpty = ({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;

/** The kinds of value that a type allows, without null. */
export const fullTypes = (type) =>
  (type.isUnionType() ? type.getTypes() : [type]).filter((one) => !isEmpty(one));

export const mayBeNull = (type) =>
  (type.flags & (TypeFlags.Unknown | TypeFlags.Any)) !== 0 ||
  (type.isUnionType() ? type.getTypes() : [type]).some(isEmpty);

function fits(checker, type, kind, element) {
  if (type.flags & TypeFlags.Unknown || kind === 'json') return true;
  if (kind === 'array') {
    if (!checker.isArrayLikeType(type)) return false;
    return fullTypes(checker.getTypeArguments(type)[0]).every((one) => fits(checker, one, element));
  }
  if (kind === 'bytes') return type.getSymbol()?.name === 'Uint8Array';
  if (type.isIntersectionType()) return type.getTypes().some((one) => fits(checker, one, kind));
  return (type.flags & may[kind]) !== 0;
}

/** What is wrong with what a row type says of a statement's columns, in words. `isNullable` tells of a column: true, false, or null where nobody knows. */
export function compareColumns(checker, stated, fields, isNullable) {
  const problems = [];
  const given = new Map(fields.map((field) => [field.name, field]));
  if (given.size < fields.length) problems.push('two columns have one name');
  for (const { name, type } of stated) {
    const field = given.get(name);
    if (field === undefined) {
      problems.push(`${name} is no column of the statement`);
      continue;
    }
    given.delete(name);
    const kind = kindOf(field.dataTypeID);
    const element = arrays.get(field.dataTypeID);
    if (!fullTypes(type).every((one) => fits(checker, one, kind, element)))
      problems.push(
        `${name} is ${checker.typeToString(type)}, and comes as ${element ? `${element}[]` : kind}`,
      );
    const nullable = isNullable(field);
    if (nullable === true && !mayBeNull(type)) problems.push(`${name} may be null`);
    if (nullable === false && mayBeNull(type) && !(type.flags & TypeFlags.Unknown))
      problems.push(`${name} is never null`);
  }
  for (const name of given.keys()) problems.push(`nobody reads the column ${name}`);
  return problems;
}
