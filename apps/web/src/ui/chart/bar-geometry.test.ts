import { describe, expect, it } from 'vitest';
import { barGeometry } from './bar-geometry.ts';

const [width, height] = [400, 200];
const point = (parts: readonly number[], line?: number | null) => ({
  text: 'Jun 26',
  parts,
  line: line ?? null,
});

describe('bars over time', () => {
  it('are as high as what they stand for, and stand on the line of nil', () => {
    const { bars, lines } = barGeometry([point([100]), point([50])], width, height);
    const [high, low] = bars.map(([bar]) => ({ top: bar?.y ?? 0, tall: bar?.height ?? 0 }));
    expect(high?.tall).toBeCloseTo((low?.tall ?? 0) * 2);
    const nil = lines.find(({ text }) => text === '0')?.y ?? -1;
    for (const { top, tall } of [high, low].filter((bar) => bar !== undefined)) {
      expect(top + tall).toBeCloseTo(nil);
    }
  });

  it('put their parts on each other', () => {
    const [bar] = barGeometry([point([30, 70])], width, height).bars;
    const [foot, top] = bar ?? [];
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeCloseTo(foot?.y ?? -1);
    expect((top?.height ?? 0) / (foot?.height ?? 1)).toBeCloseTo(70 / 30);
  });

  it('go down for what was taken back', () => {
    const { bars, lines } = barGeometry([point([100]), point([-40])], width, height);
    const nil = lines.find(({ text }) => text === '0')?.y ?? -1;
    expect(bars[1]?.[0]?.y).toBeCloseTo(nil);
    expect(bars[1]?.[0]?.height).toBeGreaterThan(0);
  });

  it('end where what is missing begins, which is drawn as a gap up to what was expected', () => {
    const missed = { ...point([70], 100), missing: 30 };
    const { bars, gaps, lineYs } = barGeometry([missed, { ...point([50]), missing: -5 }], width, height);
    expect((gaps[0]?.y ?? 0) + (gaps[0]?.height ?? 0)).toBeCloseTo(bars[0]?.[0]?.y ?? -1);
    expect(gaps[0]?.y).toBeCloseTo(lineYs[0] ?? -1);
    expect(gaps[1]).toBeNull();
  });

  it('break the line where it has no value', () => {
    const { line, lineYs } = barGeometry([point([1], 2), point([1]), point([1], 2)], width, height);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(line).not.toContain('L');
    expect(lineYs[1]).toBeNull();
  });

  it('are named as often as there is room, the newest always', () => {
    const many = Array.from({ length: 24 }, (_, at) => ({ text: `month ${at}`, parts: [at] }));
    const { days } = barGeometry(many, width, height);
    expect(days.length).toBeLessThan(9);
    expect(days.at(-1)?.text).toBe('month 23');
    expect(barGeometry(many, 2000, height).days).toHaveLength(24);
  });

  it('are drawn of nothing but nil', () => {
    const { bars } = barGeometry([point([0]), point([0])], width, height);
    expect(bars.flat().every(({ y, height: tall }) => Number.isFinite(y) && tall === 0)).toBe(true);
  });
});
