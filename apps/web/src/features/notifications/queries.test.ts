import type { Notification } from '@hub/contract/calls/notifications/notifications';
import { describe, expect, it } from 'vitest';
import { withDone, withMark } from './queries.ts';

const row = (id: string, readAt: string | null = null): Notification => ({
  id,
  topic: 'news',
  kind: null,
  title: id,
  body: '',
  link: null,
  createdAt: '2026-11-14T13:10:00Z',
  readAt,
  act: null,
  done: null,
});
const page = { items: [row('a'), row('b', 'before'), row('c')], pageNumber: 1, total: 3, unread: 2 };
const readAt = (marked: typeof page) => marked.items.map((item) => item.readAt);

describe('a page of which some was read', () => {
  it('has the mark on that one and the count the server gave', () => {
    const marked = withMark(page, { id: 'c' }, 'now', 1);
    expect(readAt(marked)).toEqual([null, 'before', 'now']);
    expect(marked.unread).toBe(1);
  });

  it('has it on all, each keeping the time it was first read', () => {
    expect(readAt(withMark(page, { all: true }, 'now', 0))).toEqual(['now', 'before', 'now']);
  });

  it('is left alone by the mark on a row of another page', () => {
    expect(readAt(withMark(page, { id: 'x' }, 'now', 1))).toEqual(readAt(page));
  });
});

it('a row that was acted on says what was done, is read and offers it no more', () => {
  const done = withDone(page, { id: 'c' }, 'reissue', 'now');
  expect(done.items[2]).toMatchObject({ act: null, done: { act: 'reissue', at: 'now' }, readAt: 'now' });
  expect(done.unread).toBe(1);
  expect(withDone(page, { id: 'b' }, 'reissue', 'now')).toMatchObject({ unread: 2 });
  expect(withDone(page, { id: 'x' }, 'reissue', 'now')).toBe(page);
});
