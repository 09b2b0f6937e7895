import { describe, expect, it } from 'vitest';
import type { LayoutBox } from '../layout/layout.ts';
import { sampleLayout } from '../test/sample-creative.ts';
import { wordsFaults } from './check-words.ts';

const approval = { approvalNo: 'AR/2026/11/0042', validTo: Temporal.PlainDate.from('2027-03-31') };
const narrow = (field: string): LayoutBox[] =>
  sampleLayout().boxes.map((box) => (box.field === field ? { ...box, width: 60 } : box));

describe('what every piece must say', () => {
  it('has room in a layout that is right', async () => {
    expect(await wordsFaults(sampleLayout(), approval)).toEqual([]);
  });

  it.each(['risk', 'tagline', 'arn', 'approval'])(
    'is a fault of the layout when it has none: %s',
    async (field) => {
      expect(await wordsFaults({ ...sampleLayout(), boxes: narrow(field) }, approval)).toEqual([
        expect.stringContaining(`box ${field}: its text has no room`),
      ]);
    },
  );

  it('must have room in each language of the piece, and a language without a risk line is refused', async () => {
    const inLanguage = (language: string) => ({
      boxes: sampleLayout().boxes.map((box) => (box.field === 'risk' ? { ...box, width: 620 } : box)),
      languages: [{ language, source: 'poster.png', preview: 'poster-preview.png' }],
    });
    // There is room for the English alone, not for the Hindi and the English after it.
    expect(await wordsFaults(inLanguage('en'), approval)).toEqual([]);
    expect(await wordsFaults(inLanguage('hi'), approval)).toEqual([
      expect.stringMatching(/^box risk: its text has no room.*म्यूचुअल.*Mutual Fund investments/),
    ]);
    expect(await wordsFaults(inLanguage('pa'), approval)).toEqual([
      'language pa: there is no risk line in it',
    ]);
  });

  it('may be a long name, which is cut', async () => {
    expect(await wordsFaults({ ...sampleLayout(), boxes: narrow('name') }, approval)).toEqual([]);
  });
});
