import { contrast } from '@hub/domain/colour/contrast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from './brand-file.ts';
import { fromOklch, toOklch } from './colour.ts';
import { themeCss } from './tokens.ts';

type Theme = Record<string, string>;

/** The custom properties of the light and of the dark rule, as the browser would see them. */
function themesOf(css: string): { light: Theme; dark: Theme } {
  const read = (selector: string): Theme => {
    const rule = css.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? '';
    return Object.fromEntries(
      [...rule.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
    );
  };
  const light = read(':root');
  return { light, dark: { ...light, ...read(':root[data-colour-scheme=dark]') } };
}

/** Which colour is written on which ground somewhere in the app. */
const pairs: readonly [text: string, ground: string][] = [
  ...['paper', 'card', 'sunk', 'brand-tint'].flatMap((ground) =>
    ['ink', 'ink-soft'].map((text) => [text, ground] as [string, string]),
  ),
  ...['paper', 'card', 'sunk'].map((ground) => ['mute', ground] as [string, string]),
  ...['paper', 'card', 'brand-tint'].map((ground) => ['brand-text', ground] as [string, string]),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-hover'],
  ['success', 'card'],
  ['danger', 'card'],
  ['warning', 'card'],
  ['success', 'success-tint'],
  ['danger', 'danger-tint'],
  ['warning', 'warning-tint'],
];

function expectReadable(css: string): void {
  for (const [scheme, theme] of Object.entries(themesOf(css))) {
    for (const [text, ground] of pairs) {
      const ratio = contrast(theme[text] ?? '', theme[ground] ?? '');
      expect(ratio, `${text} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
    // The edge of a field is what shows where it is (WCAG 2.2, 1.4.11).
    for (const ground of ['card', 'paper']) {
      expect(contrast(theme['line-strong'] ?? '', theme[ground] ?? ''), scheme).toBeGreaterThanOrEqual(3);
    }
  }
}

describe('the theme', () => {
  it('reads at AA in both schemes for the brand of this build', () => {
    expectReadable(themeCss(readBrandFile().brand.colours));
  });

  it('reads at AA for a brand of any hue', () => {
    const lightness = [0.96, 0.92, 0.84, 0.75, 0.66, 0.57, 0.49, 0.43, 0.36, 0.29];
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0.02, max: 0.12, noNaN: true }),
        (hue, chroma) => {
          const scale = lightness.map((step) => fromOklch({ lightness: step, chroma: chroma * 0.8, hue }));
          expectReadable(themeCss({ primary: scale[7] ?? '', accent: '#b7791f', scale }));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the colour arithmetic', () => {
  it('comes back to the same colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(fromOklch(toOklch(hex))).toBe(hex);
      }),
    );
  });

  it('knows the contrast of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
