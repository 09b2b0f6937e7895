import { type Field, type Layout, layoutFault } from './fixed-width.ts';
import { type MandateLayout, mandateLayout } from './mandate-layout.ts';
import { type NachLayout, nachLayout } from './nach-layout.ts';

/**
 * The layouts with the positions a bank wants otherwise: `{"debits.detail.reason": "156-157"}`. A name that is not a
 * field, or fields that overlap, are an error at the start and not in a file.
 */
export function readPositions(positions: Readonly<Record<string, string>>): {
  readonly debits: NachLayout;
  readonly mandates: MandateLayout;
} {
  const existing = new Set<string>();
  const changed = <Name extends string>(of: string, layout: Layout<Name>, width: number): Layout<Name> => {
    const fields = Object.entries<Field>(layout).map(([name, field]) => {
      existing.add(`${of}.${name}`);
      const given = positions[`${of}.${name}`];
      return [name, given === undefined ? field : readField(`${of}.${name}`, given)];
    });
    const made = Object.fromEntries(fields) as Layout<Name>;
    const fault = layoutFault(made, width);
    if (fault !== null) throw new RangeError(`NACH_LAYOUT: ${of}: ${fault}`);
    return made;
  };
  const of = <Header extends string, Detail extends string>(
    name: string,
    layout: { readonly width: number; readonly header: Layout<Header>; readonly detail: Layout<Detail> },
  ) => ({
    header: changed(`${name}.header`, layout.header, layout.width),
    detail: changed(`${name}.detail`, layout.detail, layout.width),
  });
  const read = {
    debits: { ...nachLayout, ...of('debits', nachLayout) },
    mandates: { ...mandateLayout, ...of('mandates', mandateLayout) },
  };
  const unknown = Object.keys(positions).find((name) => !existing.has(name));
  if (unknown !== undefined) throw new RangeError(`NACH_LAYOUT: there is no field ${unknown}`);
  return read;
}

function readField(name: string, text: string): Field {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    throw new RangeError(`NACH_LAYOUT: ${name} needs positions like 156-157`);
  }
  return { from: Number(from), to: Number(to) };
}
