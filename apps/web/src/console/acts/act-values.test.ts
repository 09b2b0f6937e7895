import { declareAct } from '@hub/contract/acts/act-declaration';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inputOf, startValues } from './act-values.ts';

const act = declareAct({
  name: 'thing.do',
  about: 'masters',
  approval: 'never',
  title: 'Do it',
  did: 'did it',
  asks: 'reason',
  input: z.record(z.string(), z.unknown()),
  fields: {
    id: { label: 'Id', kind: 'text', isGiven: true },
    roles: { label: 'Roles', kind: 'choices' },
    arns: { label: 'ARNs', kind: 'arns' },
    most: { label: 'Most', kind: 'number' },
    isOn: { label: 'On', kind: 'yes-no' },
    at: { label: 'At', kind: 'moment' },
    until: { label: 'Until', kind: 'day' },
  },
});

it('makes the input of an act of what is typed, and leaves out what is empty', () => {
  const values = startValues(act, { roles: ['auditor'], isOn: false });
  expect(values).toEqual({
    reason: '',
    roles: ['auditor'],
    arns: '',
    most: '',
    isOn: 'no',
    at: '',
    until: '',
  });
  expect(inputOf(act, { id: 'a' }, values)).toEqual({ id: 'a', roles: ['auditor'], isOn: false });
  const typed = {
    ...values,
    arns: ' ARN-1,ARN-2\nARN-3 ',
    most: ' 12 ',
    at: '2026-11-20T09:30',
    isOn: 'yes',
  };
  expect(inputOf(act, { id: 'a' }, typed)).toEqual({
    ...{ id: 'a', roles: ['auditor'], isOn: true, most: 12, at: '2026-11-20T09:30:00+05:30' },
    arns: ['ARN-1', 'ARN-2', 'ARN-3'],
  });
});
