import { expect, it } from 'vitest';
import { listFilter } from './list-filter.ts';
import { sortedBy } from './sorted-by.ts';

it('has only what is asked for, each value as the next parameter', () => {
  const list = listFilter(['ARN-1']);
  list.add('r.arn = $1');
  list.is('r.kind', null);
  list.is('r.status', 'open');
  list.range('r.worth', 'numeric', null, '500');
  list.chosen('r.key', 'text', ['a', 'b'], null);
  list.words(['rao', 'flexi'], (word) => `r.name = ${word}`);
  expect(list.where()).toBe(
    '(r.arn = $1) and (r.status = $2) and (r.worth <= $3::numeric) and (r.key = any($4::text[])) ' +
      'and (r.name = $5::text) and (r.name = $6::text)',
  );
  expect(list.params).toEqual(['ARN-1', 'open', '500', ['a', 'b'], 'rao', 'flexi']);
});

it('that nobody filters is the whole list', () => {
  const list = listFilter(['ARN-1']);
  expect([list.isEmpty, list.where()]).toEqual([true, 'true']);
});

it('is sorted the way of its key unless another is asked for, what has no value last', () => {
  const keys = { name: { key: 'r.name', first: 'asc' }, worth: { key: 'r.worth', first: 'desc' } } as const;
  expect(sortedBy(keys, 'worth', null).by).toBe('r.worth desc nulls last');
  expect(sortedBy(keys, 'worth', 'asc').by).toBe('r.worth asc nulls last');
});
