// A value of any type, made up: so every function of a repository can be called without knowing what it is for.
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import { callSignature } from './program.mjs';

const DEEPEST = 8;

/** Numbers that look random and are the same in every run. */
export function dice(seed) {
  let state = seed * 2_654_435_761 + 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** Types of the language and its libraries that are made rather than filled. */
const made = {
  PlainDate: () => Temporal.PlainDate.from('2026-11-16'),
  PlainYearMonth: () => Temporal.PlainYearMonth.from('2026-11'),
  PlainTime: () => Temporal.PlainTime.from('10:30'),
  Instant: () => Temporal.Instant.from('2026-11-16T05:00:00Z'),
  Uint8Array: () => new Uint8Array(4),
  Buffer: () => Buffer.alloc(4),
  Date: () => new Date(0),
  RegExp: () => /a/,
};
const collections = {
  Map: ([key, value]) => new Map([[key, value]]),
  ReadonlyMap: ([key, value]) => new Map([[key, value]]),
  Set: ([value]) => new Set([value]),
  ReadonlySet: ([value]) => new Set([value]),
  Promise: ([value]) => Promise.resolve(value),
  Iterable: ([value]) => [value],
  AsyncIterable: ([value]) => [value],
  IterableIterator: ([value]) => [value].values(),
  Generator: ([value]) => [value].values(),
};
const texts = ['2026-11-16', 'sampled', '70001', '00000000-0000-4000-8000-000000007000', 'ARN-100001'];
const numbers = [1, 0, 3000];

/** Whether a made-up text is in a statement: then it was put in as SQL, by somebody who had SQL to give. */
export const isSampled = (text) => texts.some((one) => text.includes(one));

/**
 * Makes values. `database` is what a parameter gets that can ask the database. The first round takes the first choice
 * everywhere, the second the emptiest, later ones any.
 */
export class Samples {
  #checker;
  #database;
  #parts = new Map();
  #parameters = new Map();
  #roll = () => 0;
  #round = 0;

  constructor(checker, database) {
    this.#checker = checker;
    this.#database = database;
  }

  start(round) {
    this.#round = round;
    this.#roll = dice(round);
  }

  /** Arguments for one call of a function. */
  argumentsOf(signature) {
    let types = this.#parameters.get(signature.id);
    if (types === undefined) {
      const symbols = signature.getParameters();
      types = symbols.length === 0 ? [] : this.#checker.getTypeOfSymbol(symbols);
      this.#parameters.set(signature.id, types);
    }
    return types.map((type) => this.valueOf(type));
  }

  valueOf(type, depth = 0) {
    if (type === undefined || depth > DEEPEST) return undefined;
    if (type.isLiteralType()) return type.value;
    if (type.isUnionType()) return this.#ofUnion(type.getTypes(), depth);
    const { flags } = type;
    if (flags & TypeFlags.StringLike) return texts[this.#round < 2 ? 0 : this.#roll(texts.length)];
    if (flags & TypeFlags.NumberLike) return numbers[this.#round < 2 ? 0 : this.#roll(numbers.length)];
    if (flags & TypeFlags.BigIntLike) return 1n;
    if (flags & TypeFlags.BooleanLike) return this.#isFull();
    if (flags & TypeFlags.Null) return null;
    if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return undefined;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return texts[0];
    if (type.isIntersectionType()) return this.#ofIntersection(type, depth);
    if (type.isTypeParameter()) return this.valueOf(this.#checker.getBaseConstraintOfType(type), depth + 1);
    return this.#ofObject(type, depth);
  }

  /** Whether something that may be left out is there. */
  #isFull() {
    return this.#round === 0 || (this.#round > 1 && this.#roll(2) === 0);
  }

  #ofUnion(types, depth) {
    const empty = types.filter(({ flags }) => flags & (TypeFlags.Null | TypeFlags.Undefined));
    const full = types.filter((type) => !empty.includes(type));
    const from = full.length === 0 || (empty.length > 0 && !this.#isFull()) ? empty : full;
    return this.valueOf(from[this.#round === 0 ? 0 : this.#roll(from.length)], depth);
  }

  #ofIntersection(type, depth) {
    const whole = type
      .getTypes()
      .findLast(
        (one) => !(one.flags & (TypeFlags.Object | TypeFlags.Union)) || this.#checker.isArrayLikeType(one),
      );
    return whole === undefined ? this.#ofObject(type, depth) : this.valueOf(whole, depth);
  }

  #ofObject(type, depth) {
    const name = type.getSymbol()?.name;
    if (name !== undefined && Object.hasOwn(made, name)) return made[name]();
    if (this.#checker.isTupleType(type))
      return this.#checker.getTypeArguments(type).map((one) => this.valueOf(one, depth + 1));
    if (this.#checker.isArrayLikeType(type)) {
      const [element] = this.#checker.getTypeArguments(type);
      // Several that differ reach more branches at once: 12 rounds reach every statement, where one alone took 72.
      const length = this.#isFull() ? (this.#round === 0 ? 1 : 3) : 0;
      return Array.from({ length }, () => this.valueOf(element, depth + 1));
    }
    if (name !== undefined && Object.hasOwn(collections, name))
      return collections[name](
        this.#checker.getTypeArguments(type).map((one) => this.valueOf(one, depth + 1)),
      );
    const { answer, parts, indexed } = this.#shapeOf(type);
    if (answer !== undefined) return () => this.valueOf(answer, depth + 1);
    if (
      parts.some((part) => part.name === 'query' || part.name === 'transaction' || part.name === 'asSystem')
    )
      return this.#database;
    const value = indexed === undefined ? {} : { a: this.valueOf(indexed, depth + 1) };
    for (const part of parts) {
      if (part.isOptional && !this.#isFull()) continue;
      value[part.name] = this.valueOf(part.type, depth + 1);
    }
    return value;
  }

  #shapeOf(type) {
    const existing = this.#parts.get(type.id);
    if (existing !== undefined) return existing;
    const call = callSignature(this.#checker, type);
    const properties = this.#checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__@'));
    const types = properties.length === 0 ? [] : this.#checker.getTypeOfSymbol(properties);
    const shape = {
      answer: call && this.#checker.getReturnTypeOfSignature(call),
      indexed: this.#checker.getIndexInfosOfType(type)[0]?.valueType,
      parts: properties.map(({ name, flags }, at) => ({
        name,
        type: types[at],
        isOptional: (flags & SymbolFlags.Optional) !== 0,
      })),
    };
    this.#parts.set(type.id, shape);
    return shape;
  }
}
