import { type core, safeParse } from 'zod/mini';

/** The step after all others: it lists the answers and sends them. */
export const REVIEW = 'review';

type StepSchema = core.$ZodObject;

/** A step as far as its rules go. */
export interface StepRules<Values> {
  readonly id: string;
  /** The values asked here and their rules; a function where they follow from other answers. */
  readonly schema: StepSchema | ((values: Values) => StepSchema);
  /** The step is there only while this holds. */
  readonly when?: (values: Values) => boolean;
}

export interface WizardRules<Values, Step extends StepRules<Values> = StepRules<Values>> {
  readonly initial: Values;
  readonly steps: readonly Step[];
}

/** How far somebody is. */
export interface WizardState<Values> {
  readonly values: Values;
  /** The steps gone on from. One that needs no answer is still to be seen once. */
  readonly done: readonly string[];
}

type Rules<Values> = WizardRules<Values>;

export const schemaOf = <Values>({ schema }: StepRules<Values>, values: Values): StepSchema =>
  typeof schema === 'function' ? schema(values) : schema;

export const fieldsOf = <Values>(step: StepRules<Values>, values: Values): readonly string[] =>
  Object.keys(schemaOf(step, values)._zod.def.shape);

/** The answers of one step, out of all. */
export function answersOf<Values>(step: StepRules<Values>, values: Values): Partial<Values> {
  const all = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fieldsOf(step, values).map((name) => [name, all[name]])) as Partial<Values>;
}

interface Settled<Values, Step> {
  /** The steps that are there. */
  readonly steps: readonly Step[];
  /** What counts: an answer of a step that is not there is as if it had not been given. */
  readonly values: Values;
}

/** Which steps are there, given the answers so far. Answers of hidden steps count for nothing, but are not lost. */
export function settle<Values, Step extends StepRules<Values>>(
  { initial, steps }: WizardRules<Values, Step>,
  values: Values,
): Settled<Values, Step> {
  const there: Step[] = [];
  const asked = new Set<string>();
  let counted = values;
  for (const step of steps) {
    const isThere = step.when === undefined || step.when(counted);
    const own = fieldsOf(step, counted);
    if (isThere) there.push(step);
    // Two steps may ask for the same value, one of them at a time.
    const names = (isThere ? own : own.filter((name) => !asked.has(name))) as (keyof Values)[];
    const source = isThere ? values : initial;
    counted = { ...counted, ...Object.fromEntries(names.map((name) => [name, source[name]])) };
    if (isThere) for (const name of own) asked.add(name);
  }
  return { steps: there, values: counted };
}

const isValid = <Values>(step: StepRules<Values>, counted: Values): boolean =>
  safeParse(schemaOf(step, counted), answersOf(step, counted)).success;

export type StepStatus = 'done' | 'open' | 'broken';

/** `broken`: it was answered, and another answer has made that wrong since. */
function statusIn<Values>(step: StepRules<Values>, counted: Values, done: readonly string[]): StepStatus {
  if (!done.includes(step.id)) return 'open';
  return isValid(step, counted) ? 'done' : 'broken';
}

/** The steps that are there with how they stand, in order. */
export function statusesOf<Values>(rules: Rules<Values>, { values, done }: WizardState<Values>) {
  const settled = settle(rules, values);
  return settled.steps.map((step) => ({ id: step.id, status: statusIn(step, settled.values, done) }));
}

/** The steps by id, the review included. */
const pathOf = <Values>(rules: Rules<Values>, values: Values): readonly string[] => [
  ...settle(rules, values).steps.map(({ id }) => id),
  REVIEW,
];

/**
 * The first step that is not answered yet, or no longer; the review when all are. There "Continue" leads: onward, and
 * from an answer that was changed back to where one was.
 */
export const firstOpen = <Values>(rules: Rules<Values>, state: WizardState<Values>): string =>
  statusesOf(rules, state).find(({ status }) => status !== 'done')?.id ?? REVIEW;

/** Whether a step may be opened: nothing before it is open. */
export function mayEnter<Values>(rules: Rules<Values>, state: WizardState<Values>, id: string): boolean {
  const path = pathOf(rules, state.values);
  return path.includes(id) && path.indexOf(id) <= path.indexOf(firstOpen(rules, state));
}

/** The step that opens when `asked` is asked for. */
export const landingStep = <Values>(
  rules: Rules<Values>,
  state: WizardState<Values>,
  asked: string | null,
): string => (asked !== null && mayEnter(rules, state, asked) ? asked : firstOpen(rules, state));

export function stepBefore<Values>(rules: Rules<Values>, values: Values, id: string): string | null {
  const path = pathOf(rules, values);
  return path[path.indexOf(id) - 1] ?? null;
}

export interface Progress {
  readonly at: number;
  readonly of: number;
}

/** "Step 3 of 7", the review included. */
export function progressOf<Values>(rules: Rules<Values>, values: Values, id: string): Progress {
  const path = pathOf(rules, values);
  return { at: path.indexOf(id) + 1, of: path.length };
}
