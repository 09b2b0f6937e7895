import { expect, it } from 'vitest';
import { approvalStates, type Decision, decisionFault } from './approval.ts';

const request = { state: 'open', maker: 'kavya', expiresAtMs: 1000, before: 'as it was' } as const;
const checker = { id: 'arjun', mayCheck: true, makerMayRequest: true, nowMs: 999, before: 'as it was' };
const decisions: readonly Decision[] = ['approve', 'decline', 'withdraw'];
const faults = (change: object, by: object = checker) =>
  decisions.map((decision) => decisionFault({ ...request, ...change }, decision, { ...checker, ...by }));

it('a second person approves or declines, and only the maker withdraws', () => {
  expect(faults({})).toEqual([null, null, 'others-request']);
  expect(faults({}, { id: 'kavya' })).toEqual(['own-request', 'own-request', null]);
});

it('nobody decides without the right, nor the maker with both roles', () => {
  expect(faults({}, { mayCheck: false })).toEqual(['no-right', 'no-right', 'others-request']);
  expect(faults({}, { id: 'kavya', mayCheck: true })[0]).toBe('own-request');
});

it('a request ends once, and by itself when its time is over', () => {
  for (const state of approvalStates.filter((one) => one !== 'open'))
    expect(faults({ state })).toEqual(['not-open', 'not-open', 'not-open']);
  expect(faults({}, { nowMs: 1000 })).toEqual(['expired', 'expired', 'expired']);
});

it('is approved only while the subject is as it was, and while the maker may still ask', () => {
  expect(faults({}, { before: 'other' })).toEqual(['changed', null, 'others-request']);
  expect(faults({}, { before: null })[0]).toBe('changed');
  expect(faults({}, { makerMayRequest: false })).toEqual(['maker-gone', null, 'others-request']);
});
