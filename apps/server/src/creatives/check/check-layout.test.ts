import { describe, expect, it } from 'vitest';
import { sampleBoxes, sampleLayout } from '../test/sample-creative.ts';
import { checkLayout } from './check-layout.ts';

type Words = Record<string, unknown>;

const withBoxes = (boxes: readonly Words[], rest: Words = {}): Words => ({
  ...sampleLayout(),
  ...rest,
  boxes,
});

/** The sample with some words of one box changed. */
const withBox = (field: string, change: Words): Words =>
  withBoxes(sampleBoxes.map((box) => (box.field === field ? { ...box, ...change } : box)));

const without = (field: string): Words => withBoxes(sampleBoxes.filter((box) => box.field !== field));

describe('a layout', () => {
  it('is taken when nothing is wrong with it, and what it leaves out is filled in', () => {
    const { layout, faults } = checkLayout(sampleLayout());
    expect(faults).toEqual([]);
    expect(layout?.boxes[1]).toMatchObject({ field: 'arn', align: 'left', lines: 1, weight: 600 });
  });

  it.each([
    ['a box over the right edge', withBox('qr', { x: 1000 }), 'box qr: reaches over the edge of 1080 × 500'],
    ['a box below the page', withBox('name', { y: 490 }), 'box name: reaches over the edge'],
    ['a box left of the page', withBox('name', { x: -1 }), 'box name, x:'],
    ['two boxes on one place', withBox('phone', { y: 285 }), 'box arn: overlaps box phone'],
    [
      'a box that touches the risk line',
      withBox('approval', { y: 390 }),
      'box approval: covers the risk line',
    ],
    ['a risk line under a box', withBox('risk', { y: 350 }), 'covers the risk line'],
    [
      'a low risk line',
      withBox('risk', { y: 481, height: 19, lines: 1 }),
      'box risk: must have at least 4 %',
    ],
    [
      'a risk line without a ground',
      withBox('risk', { background: undefined }),
      'box risk: needs a background',
    ],
    ['grey on grey', withBox('risk', { colour: '#606870' }), 'box risk: #606870 on #102030 is hard to read'],
    ['no risk line', without('risk'), 'box risk: every piece needs it'],
    ['no QR', without('qr'), 'box qr: every piece needs it'],
    ['no ARN', without('arn'), 'box arn: every piece needs it'],
    ['no tagline', without('tagline'), 'box tagline: every piece needs it'],
    ['no name', without('name'), 'box name: every piece needs it'],
    ['a tiny QR', withBox('qr', { width: 100, height: 100 }), 'box qr: is too small'],
    ['a word of a box that nobody knows', withBox('name', { rotate: 20 }), 'box name: Unrecognized key'],
    ['a word that nobody knows', { ...sampleLayout(), script: 'x' }, 'layout: Unrecognized key'],
    ['a field that nobody knows', withBox('city', { field: 'slogan' }), 'box slogan, field:'],
    ['a colour by name', withBox('name', { colour: 'red' }), 'box name, colour: must be a colour'],
    ['sizes the wrong way round', withBox('name', { smallest: 70 }), 'box name: its smallest size is larger'],
    ['more lines than go in', withBox('arn', { lines: 4 }), 'box arn: is too low for its lines'],
    ['a padding that leaves no room', withBox('arn', { padding: 20 }), 'box arn: its padding leaves no room'],
    ['a page of a picture', withBox('name', { page: 2 }), 'box name: has a page'],
    ['a card of a picture', { ...sampleLayout(), card: { background: '#000000' } }, 'card: only a video'],
    ['a video without its card', { ...sampleLayout(), type: 'VIDEO' }, 'card: a video needs the card'],
    [
      'a language twice',
      { ...sampleLayout(), languages: [0, 0].map(() => sampleLayout().languages[0]) },
      'languages: one of them is there twice',
    ],
    [
      'a file outside its folder',
      { ...sampleLayout(), languages: [{ language: 'en', source: '../x.png', preview: 'a.png' }] },
      'languages, 0, source: must be the name of a file',
    ],
    ['no object at all', 'poster', 'layout:'],
  ])('is refused with %s', (_, value, says) => {
    const { layout, faults } = checkLayout(value);
    expect(layout).toBeNull();
    expect(faults.join('\n')).toContain(says);
  });

  it('says everything that is wrong at once', () => {
    const boxes = sampleBoxes.filter(({ field }) => field !== 'qr' && field !== 'arn');
    expect(checkLayout(withBoxes(boxes)).faults).toEqual([
      'box arn: every piece needs it',
      'box qr: every piece needs it',
    ]);
  });

  it('of a PDF may have the same place on different pages', () => {
    const boxes = sampleBoxes.map((box) => (box.field === 'phone' ? { ...box, y: 280, page: 2 } : box));
    expect(checkLayout(withBoxes(boxes, { type: 'PDF' })).faults).toEqual([]);
    const last = sampleBoxes.map((box) => (box.field === 'phone' ? { ...box, y: 280, page: 'last' } : box));
    expect(checkLayout(withBoxes(last, { type: 'PDF' })).faults).toEqual(['box arn: overlaps box phone']);
  });
});
