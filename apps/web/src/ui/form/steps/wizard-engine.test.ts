import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  firstOpen,
  landingStep,
  mayEnter,
  progressOf,
  REVIEW,
  settle,
  statusesOf,
  stepBefore,
  type WizardRules,
  type WizardState,
} from './wizard-engine.ts';

type Answers = Record<string, boolean | null>;

const ids = ['a', 'b', 'c', 'd', 'e'] as const;

interface Shape {
  /** The step is there only when this earlier one was answered with yes. */
  readonly when: number | null;
  /** Must be answered with yes when this earlier one was. */
  readonly follows: number | null;
}

const earlier = (at: number) => (at === 0 ? fc.constant(null) : fc.option(fc.nat(at - 1)));
const shapes: fc.Arbitrary<Shape[]> = fc.tuple(
  ...ids.map((_, at) => fc.record({ when: earlier(at), follows: earlier(at) })),
);
const answers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(ids.map((id) => [id, fc.option(fc.boolean())])),
);

const isYes = (values: Answers, at: number | null) => at !== null && values[ids[at] ?? ''] === true;

const nothing: Answers = Object.fromEntries(ids.map((id) => [id, null]));

/** Making a schema takes longer than all that is tried with it. */
const rulesFor = Object.fromEntries(
  ids.map((id) => [id, [z.object({ [id]: z.boolean() }), z.object({ [id]: z.literal(true) })]] as const),
);

function wizard(given: readonly Shape[]): WizardRules<Answers> {
  const steps = given.map(({ when, follows }, at) => {
    const id = ids[at] ?? '';
    const [any, yes] = rulesFor[id] ?? [];
    return {
      id,
      schema: (values: Answers) => (isYes(values, follows) ? yes : any) as never,
      ...(when !== null && { when: (values: Answers) => isYes(values, when) }),
    };
  });
  return { initial: nothing, steps };
}

const state: fc.Arbitrary<WizardState<Answers>> = fc.record({
  values: answers,
  done: fc.subarray([...ids]),
});
const visible = (rules: WizardRules<Answers>, values: Answers) => [
  ...settle(rules, values).steps.map(({ id }) => id),
  REVIEW,
];
const statusOf = (rules: WizardRules<Answers>, at: WizardState<Answers>, id: string) =>
  statusesOf(rules, at).find((step) => step.id === id)?.status;

/** Goes on until the review, answering each step rightly. */
function walk(rules: WizardRules<Answers>, answer: (id: string) => boolean) {
  let now: WizardState<Answers> = { values: nothing, done: [] };
  let at = landingStep(rules, now, null);
  const path = [at];
  while (at !== REVIEW && path.length < 20) {
    const wanted = { ...now.values, [at]: answer(at) };
    const isRight = statusOf(rules, { values: wanted, done: [at] }, at) === 'done';
    now = { values: isRight ? wanted : { ...wanted, [at]: true }, done: [...now.done, at] };
    at = firstOpen(rules, now);
    path.push(at);
  }
  return { path, now };
}

const holds = (rule: (rules: WizardRules<Answers>, at: WizardState<Answers>) => void) =>
  fc.assert(fc.property(shapes, state, (given, at) => rule(wizard(given), at)));

describe('a wizard, whatever its steps, conditions and answers', () => {
  it('opens only steps that are there and have nothing open before them', () => {
    holds((rules, at) => {
      for (const asked of [...ids, REVIEW, 'nowhere', null]) {
        const landed = landingStep(rules, at, asked);
        expect(visible(rules, at.values)).toContain(landed);
        expect(mayEnter(rules, at, landed)).toBe(true);
        const before = visible(rules, at.values).slice(0, visible(rules, at.values).indexOf(landed));
        for (const id of before) expect(statusOf(rules, at, id)).toBe('done');
      }
    });
  });

  it('leads whoever asks for too much to the first step that is not answered', () => {
    holds((rules, at) => {
      const open = firstOpen(rules, at);
      for (const asked of visible(rules, at.values)) {
        expect(landingStep(rules, at, asked)).toBe(mayEnter(rules, at, asked) ? asked : open);
      }
      expect(mayEnter(rules, at, REVIEW)).toBe(open === REVIEW);
    });
  });

  it('goes back the way it came: the steps that are there, in their order', () => {
    holds((rules, { values }) => {
      const back: string[] = [];
      for (let at: string | null = REVIEW; at !== null; at = stepBefore(rules, values, at)) back.unshift(at);
      expect(back).toEqual(visible(rules, values));
    });
  });

  it('counts its steps from 1 to the last', () => {
    holds((rules, { values }) => {
      const shown = visible(rules, values);
      expect(shown.map((id) => progressOf(rules, values, id))).toEqual(
        shown.map((_, at) => ({ at: at + 1, of: shown.length })),
      );
    });
  });

  it('is walked to its review past every step that is there, each once', () => {
    fc.assert(
      fc.property(shapes, answers, (given, wanted) => {
        const rules = wizard(given);
        const { path, now } = walk(rules, (id) => wanted[id] ?? false);
        expect(path).toEqual(visible(rules, now.values));
      }),
    );
  });

  it('asks again for what an earlier answer has made wrong, and for nothing else', () => {
    fc.assert(
      fc.property(shapes, answers, fc.nat(ids.length - 1), (given, wanted, changed) => {
        const rules = wizard(given);
        const { now } = walk(rules, (id) => wanted[id] ?? false);
        const name = ids[changed] ?? '';
        const after = { ...now, values: { ...now.values, [name]: now.values[name] !== true } };
        const { values } = settle(rules, after.values);
        for (const { id, status } of statusesOf(rules, after)) {
          const { follows } = given[ids.indexOf(id as 'a')] ?? { follows: null };
          const isWrong = isYes(values, follows) && values[id] !== true;
          const answered = isWrong ? 'broken' : 'done';
          expect(status).toBe(now.done.includes(id) ? answered : 'open');
        }
      }),
    );
  });

  it('counts no answer of a step that is not there, keeps it, and lets it decide nothing', () => {
    holds((rules, { values }) => {
      const settled = settle(rules, values);
      const there = settled.steps.map(({ id }) => id);
      for (const id of ids) expect(settled.values[id]).toBe(there.includes(id) ? values[id] : null);
      const { steps } = settle(rules, settled.values);
      expect(steps.map(({ id }) => id)).toEqual(there);
    });
  });

  it('goes on to what is not answered, past what is, and to the review after the last', () => {
    holds((rules, at) => {
      const open = firstOpen(rules, at);
      const statuses = statusesOf(rules, at);
      const place = statuses.findIndex(({ id }) => id === open);
      expect(open === REVIEW).toBe(place === -1);
      for (const { status } of statuses.slice(0, place === -1 ? undefined : place))
        expect(status).toBe('done');
      if (place !== -1) expect(statuses[place]?.status).not.toBe('done');
    });
  });
});
