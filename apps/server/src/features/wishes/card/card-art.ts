import type { WishDesign } from '@hub/contract/calls/wishes/wishes';

export const CARD_PX = 800;

interface CardArt {
  /** Of the greeting and the lines below it. */
  readonly ink: string;
  readonly svg: string;
}

const turned = (count: number, shape: (index: number) => string, at: readonly [number, number]): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<g transform="translate(${at[0]} ${at[1]}) rotate(${(index * 360) / count})">${shape(index)}</g>`,
  ).join('');

const ground = (from: string, to: string): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/>` +
  `<stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="800" height="800" fill="url(#g)"/>`;

const petal = (size: number, colour: string) =>
  `<ellipse cx="0" cy="${-size * 0.6}" rx="${size * 0.22}" ry="${size * 0.42}" fill="${colour}" fill-opacity="0.85"/>`;

const flower = (x: number, y: number, size: number, colour: string, heart: string): string =>
  `${turned(8, () => petal(size, colour), [x, y])}<circle cx="${x}" cy="${y}" r="${size * 0.22}" fill="${heart}"/>`;

const lamp = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">` +
  '<circle cx="0" cy="-46" r="62" fill="#ffd27a" fill-opacity="0.16"/>' +
  '<path d="M0-92c22 26 26 44 14 58a18 18 0 0 1-28 0c-12-14-8-32 14-58z" fill="#ffc247"/>' +
  '<path d="M0-66c9 12 11 22 5 28a7 7 0 0 1-10 0c-6-6-4-16 5-28z" fill="#fff3cf"/>' +
  '<path d="M-74-18h148c-6 42-36 62-74 62s-68-20-74-62z" fill="#c8553d"/>' +
  '<path d="M-74-18h148c-1 8-3 14-5 20h-138c-2-6-4-12-5-20z" fill="#e8845c"/></g>';

const kite = (x: number, y: number, size: number, turn: number, one: string, other: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">` +
  `<path d="M0-100L70 0 0 100-70 0z" fill="${one}"/><path d="M0-100L70 0H-70z" fill="${other}"/>` +
  `<path d="M0 100c16 26-16 40 0 64" fill="none" stroke="${other}" stroke-width="5"/></g>`;

const rays = (x: number, y: number): string =>
  turned(24, () => '<path d="M-14-190L0-460 14-190z" fill="#fff" fill-opacity="0.28"/>', [x, y]);

const arts: Readonly<Record<WishDesign, CardArt>> = {
  petals: {
    ink: '#5b1a3a',
    svg:
      ground('#ffe9ef', '#ffd3df') +
      flower(96, 92, 120, '#e8718d', '#ffd166') +
      flower(716, 120, 150, '#f2a2b6', '#fff1c9') +
      flower(640, 44, 80, '#d94f78', '#ffd166') +
      flower(40, 240, 70, '#f7b9c8', '#fff1c9'),
  },
  lamps: {
    ink: '#fff4dc',
    svg: ground('#2b1450', '#5a1d5e') + lamp(140, 170, 110) + lamp(400, 140, 150) + lamp(660, 170, 110),
  },
  kites: {
    ink: '#0c3555',
    svg:
      ground('#d8f0ff', '#fff3d6') +
      kite(150, 150, 80, -24, '#ff8a3d', '#d94f30') +
      kite(640, 140, 100, 22, '#33a89a', '#16766b') +
      kite(410, 110, 58, 6, '#f4c430', '#c99700'),
  },
  rangoli: {
    ink: '#4a1330',
    svg:
      ground('#fff6e6', '#ffe3c2') +
      turned(
        16,
        () => '<ellipse cx="0" cy="-150" rx="26" ry="60" fill="#d9476b" fill-opacity="0.8"/>',
        [400, 40],
      ) +
      turned(16, () => '<ellipse cx="0" cy="-92" rx="16" ry="40" fill="#f29e38"/>', [400, 40]) +
      turned(24, () => '<circle cx="0" cy="-224" r="8" fill="#8a2a5b"/>', [400, 40]) +
      '<circle cx="400" cy="40" r="46" fill="#8a2a5b"/>',
  },
  sunrise: {
    ink: '#3d2200',
    svg:
      ground('#ffd9a0', '#fff4de') +
      rays(400, 130) +
      '<circle cx="400" cy="130" r="104" fill="#ff9f45"/>' +
      '<path d="M0 250c130-70 260-70 400-20s270 40 400-20v590H0z" fill="#fff1d9"/>',
  },
  plain: {
    ink: '#14213d',
    svg:
      '<rect width="800" height="800" fill="#fbfaf6"/>' +
      '<rect x="36" y="36" width="728" height="728" fill="none" stroke="#b08d3e" stroke-width="3"/>' +
      '<rect x="48" y="48" width="704" height="704" fill="none" stroke="#b08d3e" stroke-width="1"/>' +
      flower(400, 170, 110, '#d9bd76', '#b08d3e'),
  },
};

/** The picture of a design, without a word on it. */
export const cardArt = (design: WishDesign): CardArt => ({
  ink: arts[design].ink,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="${CARD_PX}" height="${CARD_PX}">${arts[design].svg}</svg>`,
});
