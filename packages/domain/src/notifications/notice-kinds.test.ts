import { expect, it } from 'vitest';
import { noticeActs, noticeKinds, noticeTone, settledBy } from './notice-kinds.ts';

it('only what was refused or refunded is red; what was never given a kind is plain', () => {
  expect(noticeKinds.filter((kind) => noticeTone(kind) === 'refused')).toEqual([
    'order-refused',
    'order-refunded',
    'mandate-refused',
  ]);
  expect(noticeTone(null)).toBe('plain');
});

it('each act settles the kind that offers it, and no other act settles any', () => {
  for (const [kind, act] of Object.entries(noticeActs)) expect(settledBy(act)).toBe(kind);
  expect(settledBy('resend')).toBeNull();
});
