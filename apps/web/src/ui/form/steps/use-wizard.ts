import type { RouteId } from '@hub/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBackStep } from '../../navigation/back-step.ts';
import { useLeaveGuard } from '../../navigation/leave-guard.ts';
import { type FormOptions, type HubForm, useFormCore } from '../state/use-form-core.ts';
import type { Wizard, WizardStep } from './define-wizard.ts';
import { useStepAddress } from './use-step-address.ts';
import {
  fieldsOf,
  firstOpen,
  landingStep,
  mayEnter,
  type Progress,
  progressOf,
  REVIEW,
  type StepStatus,
  settle,
  statusesOf,
  stepBefore,
} from './wizard-engine.ts';
import { wizardRules } from './wizard-rules.ts';

interface WizardOptions<Values extends FieldValues, Sent> extends Omit<FormOptions<Values, Sent>, 'initial'> {
  /** What is begun with where that differs from the wizard's own beginning. Counts when it opens. */
  readonly initial?: Values;
  /** Screens that belong to the same work: going there does not ask. */
  readonly mayGoTo?: (route: RouteId) => boolean;
}

export interface ListedStep {
  readonly id: string;
  readonly title: string;
  readonly status: StepStatus;
  /** Null while it may not be opened. */
  readonly href: string | null;
}

export interface WizardRun<Values extends FieldValues> {
  readonly wizard: Wizard<Values>;
  readonly form: HubForm<Values>;
  /** Null until the draft is there, and after it was sent. */
  readonly step: string | null;
  /** The step that is open; null on the review. */
  readonly open: WizardStep<Values> | null;
  readonly title: string;
  readonly progress: Progress;
  readonly steps: readonly ListedStep[];
  /** The steps that are there, and the answers that count, for the review. */
  readonly settled: ReturnType<typeof settle<Values, WizardStep<Values>>>;
  readonly hrefOf: (step: string) => string;
  /** Null at the first step. */
  readonly goBack: (() => void) | null;
  /** Checks the step and goes on; sends on the review. */
  readonly goOn: () => Promise<void>;
}

const UNSENT = 'What you entered is kept on this device, but it has not been sent.';
const nowhere = () => false;

/** Runs a wizard on the page it stands on; `WizardScreen` shows it. */
export function useWizard<Values extends FieldValues, Sent = Values>(
  wizard: Wizard<Values>,
  { initial = wizard.initial, mayGoTo = nowhere, onSent, ...options }: WizardOptions<Values, Sent>,
): WizardRun<Values> {
  const rules = useMemo(() => wizardRules<Values, Sent>(wizard), [wizard]);
  const address = useStepAddress();
  const [isSent, setSent] = useState(false);
  /** Errors at a step that is being gone to: shown there. */
  const showsThere = useRef(false);
  const form = useFormCore({
    ...options,
    initial,
    rules,
    elsewhere: Object.keys(initial),
    onElsewhere(names) {
      const { steps, values } = settle(wizard, form.values);
      const first = steps.find((step) => fieldsOf(step, values).some((name) => names.includes(name)));
      if (!first) return;
      showsThere.current = true;
      address.go(first.id);
    },
    onSent: () => setSent(true),
  });
  const { draft, values } = form;
  const state = { values, done: draft.kept.done };
  const isReady = draft.ready && !isSent;
  const landed = landingStep(wizard, state, address.asked ?? draft.kept.step);
  const step = isReady ? landed : null;

  const { replace, isHere, asked } = address;
  const isAstray = isReady && isHere && landed !== asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that may not be opened
  useEffect(() => {
    if (isAstray) replace(landed);
  }, [isAstray, landed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!showsThere.current) return;
    showsThere.current = false;
    form.showProblems();
  }, [step]);

  useLeaveGuard(form.isChanged && !isSent, { message: UNSENT, mayGoTo });
  const sent = useRef(onSent);
  sent.current = onSent;
  // Not before the guard above has let go.
  useEffect(() => {
    if (isSent) sent.current?.();
  }, [isSent]);

  const before = stepBefore(wizard, values, landed);
  const goBack =
    step === null || before === null
      ? null
      : () => {
          form.hideProblems();
          draft.keep({ step: before });
          address.goBack(before);
        };
  useBackStep(goBack);

  const settled = settle(wizard, values);
  const open = settled.steps.find(({ id }) => id === step) ?? null;
  const goOn = async () => {
    if (open === null) return form.submit();
    if (!(await form.check(fieldsOf(open, settled.values)))) return form.showProblems();
    const done = [...new Set([...state.done, open.id])];
    const next = firstOpen(wizard, { values, done });
    draft.keep({ done, step: next });
    address.go(next);
  };

  const hrefIf = (id: string) => (mayEnter(wizard, state, id) ? address.hrefOf(id) : null);
  const titles = new Map(wizard.steps.map(({ id, title }) => [id, title]));
  return {
    wizard,
    form,
    step,
    open,
    title: open?.title ?? wizard.review.title,
    progress: progressOf(wizard, values, landed),
    steps: [
      ...statusesOf(wizard, state).map(({ id, status }) => ({
        id,
        title: titles.get(id) ?? id,
        status,
        href: hrefIf(id),
      })),
      { id: REVIEW, title: wizard.review.title, status: 'open', href: hrefIf(REVIEW) },
    ],
    settled,
    hrefOf: address.hrefOf,
    goBack,
    goOn,
  };
}
