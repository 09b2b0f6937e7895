import * as z from 'zod/mini';

/** One declaration of a value: what its wire form must be, and how each is made from the other. */
interface Codec<Value, Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  read(wire: z.infer<Schema>): Value;
  write(value: Value): z.infer<Schema>;
}

type Fields = Readonly<Record<string, Codec<unknown>>>;
type ValueOf<Of> = Of extends Codec<infer Value> ? Value : never;
type Schemas<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name]['schema'] };
type Values<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

export const codec = <Value, Schema extends z.ZodMiniType>(
  schema: Schema,
  read: (wire: z.infer<Schema>) => Value,
  write: (value: Value) => z.infer<Schema>,
): Codec<Value, Schema> => ({ schema, read, write });

/** A value that travels as it is. */
export const plain = <Schema extends z.ZodMiniType>(schema: Schema): Codec<z.infer<Schema>, Schema> =>
  codec(
    schema,
    (wire) => wire,
    (value) => value,
  );

export const maybe = <Value, Schema extends z.ZodMiniType>(
  of: Codec<Value, Schema>,
): Codec<Value | null, z.ZodMiniNullable<Schema>> =>
  codec(
    z.nullable(of.schema),
    (wire) => (wire === null ? null : of.read(wire)),
    (value) => (value === null ? null : of.write(value)),
  );

export const list = <Value, Schema extends z.ZodMiniType>(
  of: Codec<Value, Schema>,
): Codec<readonly Value[], z.ZodMiniArray<Schema>> =>
  codec(
    z.array(of.schema),
    (wire) => wire.map((one) => of.read(one)),
    (values) => values.map((one) => of.write(one)),
  );

/** Only what is declared travels, whatever else a value has. */
export function record<Of extends Fields>(of: Of): Codec<Values<Of>, z.ZodMiniObject<Schemas<Of>>> {
  const names = Object.keys(of) as (keyof Of & string)[];
  const make = <Made>(makeOne: (name: keyof Of & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, makeOne(name)])) as Made;
  return codec(
    z.object(make<Schemas<Of>>((name) => of[name]?.schema)),
    (wire) => make((name) => of[name]?.read((wire as Record<string, unknown>)[name])),
    (value) => make((name) => of[name]?.write(value[name])),
  );
}

/** The same wire form for another value. */
export const mapped = <Value, Other, Schema extends z.ZodMiniType>(
  of: Codec<Value, Schema>,
  read: (value: Value) => Other,
  write: (other: Other) => Value,
): Codec<Other, Schema> =>
  codec(
    of.schema,
    (wire) => read(of.read(wire)),
    (other) => of.write(write(other)),
  );

/** Values by a name of their own. */
export const dictionary = <Value, Schema extends z.ZodMiniType>(
  of: Codec<Value, Schema>,
): Codec<Readonly<Record<string, Value>>, z.ZodMiniRecord<z.ZodMiniString, Schema>> =>
  codec(
    z.record(z.string(), of.schema),
    (wire) => mapValues(wire, (one) => of.read(one)),
    (values) => mapValues(values, (one) => of.write(one)),
  );

const mapValues = <From, To>(values: Readonly<Record<string, From>>, make: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
