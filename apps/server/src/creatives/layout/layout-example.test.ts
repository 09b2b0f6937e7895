import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLayout } from '../check/check-layout.ts';
import { wordsFaults } from '../check/check-words.ts';
import { fitText } from './fit-text.ts';
import { isTextBox } from './layout.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/features/co-branding.md'), 'utf8');
const [, json = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
/** The rows of the example: name, its lines, their size. */
const rows = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([\d.]+) \|$/gm)];

const { layout, faults } = checkLayout({
  ...JSON.parse(json),
  type: 'IMAGE',
  languages: [{ language: 'en', source: 'poster.png', preview: 'preview.png' }],
});

it('the layout of docs/features/co-branding.md is right', async () => {
  expect(faults).toEqual([]);
  const approval = { approvalNo: '1', validTo: Temporal.PlainDate.from('2027-03-31') };
  expect(layout && (await wordsFaults(layout, approval))).toEqual([]);
});

it('names stand in it as the page says', async () => {
  const box = layout?.boxes[0];
  if (box === undefined || !isTextBox(box)) throw new Error('the first box of the page is a text');
  expect(rows.length).toBe(4);
  for (const [, name = '', lines, size] of rows) {
    const fitted = await fitText(name, box, async (text) => text.length / 2);
    expect([fitted.lines.join(' / '), String(Math.round(fitted.size * 10) / 10)]).toEqual([lines, size]);
  }
});
