import { describe, expect, it } from 'vitest';
import { checkHandlerNames } from './steps/handler-names.mjs';
import { readSources } from './steps/import-rules.mjs';
import { root } from './steps/run.mjs';

const check = (text) => checkHandlerNames(new Map([['apps/server/src/features/a/a.routes.ts', text]]));

describe('the name of a handler', () => {
  it.each([
    ['its call’s', 'handle(saveGoal, saveGoal)'],
    ['`get` and its call’s', 'handleSignedIn(goals, getGoals)'],
    ['that of a call under another name', "import { a as aCall } from 'b'; handleChange(aCall, a, first)"],
    ['its own where it serves several calls', 'handle(a, both), handle(b, both)'],
    ['none where it is made or written in place', "handle(a, made('b')), handle(c, async () => {})"],
  ])('may be %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    'handle(saveGoal, keepGoal)',
    'handleSignedIn(goals, listGoals)',
    'handleChange(a, withToast(texts.done, b), first)',
    'handleLinked(openChange, openChange, openLink)',
  ])('is refused in %s', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  it('is right in the project as it stands', () => {
    expect(checkHandlerNames(readSources(root))).toEqual([]);
  });
});
