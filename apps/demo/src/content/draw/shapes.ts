/** What a picture is made of. The same shapes become a PNG, a frame of a film and a page of a PDF. */
export type Shape = Ink | Words | Group;

export interface Ink {
  /** As in SVG. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
  readonly opacity?: number;
}

export interface Words {
  readonly text: string;
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
  readonly align?: 'left' | 'centre' | 'right';
}

interface Group {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shapes: readonly Shape[];
}

export type Weight = 400 | 600 | 700;

/** Two decimals are finer than any screen. */
const short = (value: number): number => Math.round(value * 100) / 100;

export const at = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  String.raw({ raw: strings }, ...values.map(short));

export const rect = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? at`M${x} ${y}h${width}v${height}h${-width}Z`
    : at`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const circle = (x: number, y: number, r: number): string =>
  at`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Angles in turns, clockwise from the top. */
const onCircle = (x: number, y: number, r: number, turn: number): readonly [number, number] => [
  x + r * Math.sin(turn * 2 * Math.PI),
  y - r * Math.cos(turn * 2 * Math.PI),
];

/** A piece of a ring, as of a dial or a pie. */
export function ringPart(
  [x, y]: readonly [number, number],
  [outer, inner]: readonly [number, number],
  [from, to]: readonly [number, number],
): string {
  const large = to - from > 0.5 ? 1 : 0;
  const [a, b] = onCircle(x, y, outer, from);
  const [c, d] = onCircle(x, y, outer, to);
  const [e, f] = onCircle(x, y, inner, to);
  const [g, h] = onCircle(x, y, inner, from);
  return at`M${a} ${b}A${outer} ${outer} 0 ${large} 1 ${c} ${d}L${e} ${f}A${inner} ${inner} 0 ${large} 0 ${g} ${h}Z`;
}

export const pointAt = onCircle;
