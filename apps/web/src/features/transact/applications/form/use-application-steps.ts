import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../../lib/react.ts';
import { overlaid } from '../../../../ui/form/draft/draft-path.ts';
import { checkedAs } from '../../../../ui/form/state/form-rules.ts';
import { useHubForm } from '../../../../ui/form/state/use-hub-form.ts';
import { useOrderClock } from '../../order/order-clock.ts';
import type { ApplicationStore } from '../store/application-store.ts';
import { findingLine } from './form-context.ts';
import type { FormSide } from './form-side.ts';
import { useOpenStep } from './use-open-step.ts';

export const isBlock = ({ level }: ApplicationFinding): boolean => level === 'block';

/** One form of several steps on its draft: which step is open, what is wrong in it, and how it goes on. */
export function useApplicationSteps(side: FormSide, store: ApplicationStore, onFinish: () => Promise<void>) {
  const { reader, stepsOf, check } = side;
  const { draft, facts } = useStore(store);
  const now = useOrderClock();
  const steps = stepsOf(draft);
  const waiting = steps.find((one) => check(one, draft, facts, now).some(isBlock)) ?? 'review';
  const open = useOpenStep(steps, waiting);
  const { step } = open;
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A step somebody was sent back to: what is wrong there is shown at once. */
  const returned = useRef<ApplicationStep | null>(null);
  const newestBlocked = (of: ApplicationStep) => {
    const newest = store.getSnapshot();
    return check(of, newest.draft, newest.facts, now).some(isBlock);
  };
  const goOn = async () => {
    const isSaved = await store.flush();
    const { save, clash } = store.getSnapshot();
    if (clash !== null || (!isSaved && save.kind === 'failed')) return form.check();
    // The answer may have brought what stops it: KYC, a branch that does not exist.
    if (newestBlocked(step)) return form.check();
    const next = stepsOf(store.getSnapshot().draft);
    const first = next.find(newestBlocked) ?? 'review';
    if (step === 'review' && first === 'review') return onFinish();
    const wanted = next[next.indexOf(step) + 1] ?? 'review';
    if (next.indexOf(first) < next.indexOf(step)) returned.current = first;
    // An answer here may have made an earlier one wrong: that is fixed first.
    open.go(next.indexOf(first) < next.indexOf(wanted) ? first : wanted);
  };
  const form = useHubForm<ApplicationDraft, ApplicationDraft>({
    rules(values) {
      const newest = store.getSnapshot();
      const typed = overlaid(newest.draft, values);
      const wrong = check(step, typed, newest.facts, now).filter(isBlock);
      // The first at a field counts.
      const lines = wrong.map((finding) => [finding.field, findingLine(finding, reader)]).reverse();
      return checkedAs(Object.fromEntries(lines), typed);
    },
    initial: draft,
    held: store,
    onSubmit: async () => {
      setRefusal(null);
      await goOn().catch((error) => setRefusal(error instanceof Error ? error.message : String(error)));
    },
  });
  const shown = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setRefusal(null);
    form.startStep(returned.current === step);
  }, [step]);
  return { ...open, steps, form, now, refusal, findings: check(step, draft, facts, now) };
}
