import type { Brand } from '@hub/contract';
import { firstReadable, fromOklch, toOklch } from './colour.ts';

type Tokens = Readonly<Record<string, string>>;

/** Warnings are amber whoever the brand is; so are success green and danger red. */
const amber = 1.33;

/** Greys that lean a little towards the brand's hue: the page stays calm and still belongs to the brand. */
function neutral(primary: string, lightness: number, chroma = 0.008): string {
  return fromOklch({ lightness, chroma, hue: toOklch(primary).hue });
}

function lightTokens({ primary, scale }: Brand['colours']): Tokens {
  const card = '#ffffff';
  const paper = neutral(primary, 0.977, 0.004);
  const readable = [...scale].slice(6);
  return {
    paper,
    card,
    sunk: neutral(primary, 0.948, 0.007),
    line: neutral(primary, 0.922, 0.007),
    'line-strong': neutral(primary, 0.62, 0.012),
    ink: neutral(primary, 0.235, 0.02),
    'ink-soft': neutral(primary, 0.36, 0.02),
    mute: neutral(primary, 0.5, 0.018),
    brand: firstReadable([primary, ...readable], [card]),
    'brand-hover': scale[8] ?? primary,
    'brand-ink': '#ffffff',
    'brand-text': firstReadable([primary, ...readable], [card, paper, scale[0] ?? card]),
    'brand-tint': scale[0] ?? paper,
    'brand-tint-strong': scale[1] ?? paper,
    'brand-deep': scale[9] ?? primary,
    success: '#0a6b43',
    'success-tint': '#e4f4ea',
    danger: '#b42318',
    'danger-tint': '#fdecea',
    warning: fromOklch({ lightness: 0.47, chroma: 0.09, hue: amber }),
    'warning-tint': fromOklch({ lightness: 0.96, chroma: 0.035, hue: amber }),
    shadow: '0 1px 2px rgb(16 24 20 / 5%), 0 8px 24px rgb(16 24 20 / 6%)',
    'shadow-high': '0 2px 6px rgb(16 24 20 / 8%), 0 18px 48px rgb(16 24 20 / 16%)',
    veil: 'rgb(10 20 16 / 46%)',
  };
}

function darkTokens({ primary, scale }: Brand['colours']): Tokens {
  const card = neutral(primary, 0.215, 0.012);
  const paper = neutral(primary, 0.17, 0.012);
  const tint = neutral(primary, 0.29, 0.035);
  return {
    paper,
    card,
    sunk: neutral(primary, 0.25, 0.013),
    line: neutral(primary, 0.3, 0.014),
    'line-strong': neutral(primary, 0.57, 0.016),
    ink: neutral(primary, 0.945, 0.008),
    'ink-soft': neutral(primary, 0.86, 0.01),
    mute: neutral(primary, 0.72, 0.014),
    brand: firstReadable([...scale].slice(5), ['#ffffff']),
    'brand-hover': scale[7] ?? primary,
    'brand-ink': '#ffffff',
    'brand-text': firstReadable([...scale].slice(0, 5).reverse(), [card, paper, tint]),
    'brand-tint': tint,
    'brand-tint-strong': neutral(primary, 0.35, 0.045),
    'brand-deep': neutral(primary, 0.25, 0.035),
    success: '#6cc597',
    'success-tint': '#12291e',
    danger: '#ff9a8f',
    'danger-tint': '#35191a',
    warning: fromOklch({ lightness: 0.82, chroma: 0.11, hue: amber }),
    'warning-tint': fromOklch({ lightness: 0.27, chroma: 0.04, hue: amber }),
    shadow: '0 1px 2px rgb(0 0 0 / 40%)',
    'shadow-high': '0 2px 6px rgb(0 0 0 / 40%), 0 18px 48px rgb(0 0 0 / 50%)',
    veil: 'rgb(0 0 0 / 62%)',
  };
}

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The brand's theme as static CSS: the page's policy allows no inline style. The scheme stands on the root
 * element before the first paint (`public/before-paint.js`); without scripts the device's wish decides.
 */
export function themeCss(colours: Brand['colours']): string {
  const dark = declarations(darkTokens(colours));
  const scale = Object.fromEntries(colours.scale.map((value, step) => [`brand-${step}`, value]));
  return [
    `:root{${declarations({ ...scale, ...lightTokens(colours) })};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-colour-scheme]){${dark};color-scheme:dark}}`,
    `:root[data-colour-scheme=dark]{${dark};color-scheme:dark}`,
  ].join('\n');
}

/** What the browser paints around the page, per scheme. */
export function themeColours(colours: Brand['colours']): { light: string; dark: string } {
  return { light: '#ffffff', dark: darkTokens(colours).card ?? '#000000' };
}
