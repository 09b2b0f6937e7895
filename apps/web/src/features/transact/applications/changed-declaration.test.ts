import { emptyDraft } from '@hub/domain/applications/application-draft';
import { expect, it } from 'vitest';
import { changedDeclaration } from './changed-declaration.ts';

const before = emptyDraft('lumpsum');
const [holder] = before.holders;
if (holder === undefined) throw new Error('a form has a holder');
const declared = { ...holder, fatca: { ...holder.fatca, birthPlace: 'Kochi' } };

it('finds the one holder whose declaration alone is new', () => {
  expect(changedDeclaration(before, before)).toBeNull();
  expect(changedDeclaration(before, { ...before, holders: [declared] })).toBe(0);
  const two = { ...before, holders: [holder, holder] };
  expect(changedDeclaration(two, { ...two, holders: [holder, declared] })).toBe(1);
});

it('finds none where two declarations, a name or the number of holders are new as well', () => {
  const two = { ...before, holders: [holder, holder] };
  expect(changedDeclaration(two, { ...two, holders: [declared, declared] })).toBeNull();
  expect(changedDeclaration(before, { ...before, holders: [{ ...declared, name: 'Asha' }] })).toBeNull();
  expect(changedDeclaration(before, { ...before, holders: [holder, declared] })).toBeNull();
  expect(changedDeclaration(two, { ...two, holders: [declared] })).toBeNull();
});
