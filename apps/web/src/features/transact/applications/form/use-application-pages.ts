import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import {
  type ApplicationPage,
  type ApplicationPageId,
  applicationPages,
} from '@hub/domain/applications/application-steps';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../../lib/react.ts';
import { overlaid } from '../../../../ui/form/draft/draft-path.ts';
import { checkedAs } from '../../../../ui/form/state/form-rules.ts';
import { useHubForm } from '../../../../ui/form/state/use-hub-form.ts';
import { useOrderClock } from '../../order/order-clock.ts';
import type { ApplicationState, ApplicationStore } from '../store/application-store.ts';
import { findingLine } from './form-context.ts';
import type { FormSide } from './form-side.ts';
import { useOpenPage } from './use-open-page.ts';

export const isBlock = ({ level }: ApplicationFinding): boolean => level === 'block';

const review: ApplicationPage = { id: 'review', steps: ['review'] };

/** One form of several pages on its draft: which page is open, what is wrong on it, and how it goes on. */
export function useApplicationPages(side: FormSide, store: ApplicationStore, onFinish: () => Promise<void>) {
  const { reader, stepsOf, check } = side;
  const { draft, facts } = useStore(store);
  const now = useOrderClock();
  const findingsOn = ({ steps }: ApplicationPage, form: Pick<ApplicationState, 'draft' | 'facts'>) =>
    steps.flatMap((step) => check(step, form.draft, form.facts, now));
  const waitingIn = (all: readonly ApplicationPage[], form: Pick<ApplicationState, 'draft' | 'facts'>) =>
    all.find((one) => findingsOn(one, form).some(isBlock)) ?? review;
  const steps = stepsOf(draft);
  const pages = applicationPages(steps);
  const open = useOpenPage(pages, waitingIn(pages, { draft, facts }));
  const { page } = open;
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A page somebody was sent back to: what is wrong there is shown at once. */
  const returned = useRef<ApplicationPageId | null>(null);
  const goOn = async () => {
    const isSaved = await store.flush();
    const newest = store.getSnapshot();
    if (newest.clash !== null || (!isSaved && newest.save.kind === 'failed')) return form.check();
    // The answer may have brought what stops it: KYC, a branch that does not exist.
    if (findingsOn(page, newest).some(isBlock)) return form.check();
    const next = applicationPages(stepsOf(newest.draft));
    const first = waitingIn(next, newest);
    if (page.id === 'review' && first.id === 'review') return onFinish();
    const placeOf = (id: ApplicationPageId) => next.findIndex((one) => one.id === id);
    const wanted = next[placeOf(page.id) + 1] ?? review;
    if (placeOf(first.id) < placeOf(page.id)) returned.current = first.id;
    // An answer here may have made an earlier one wrong: that is fixed first.
    open.go(placeOf(first.id) < placeOf(wanted.id) ? first.id : wanted.id);
  };
  const form = useHubForm<ApplicationDraft, ApplicationDraft>({
    rules(values) {
      const newest = store.getSnapshot();
      const typed = overlaid(newest.draft, values);
      const wrong = findingsOn(page, { draft: typed, facts: newest.facts }).filter(isBlock);
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
  const shown = useRef(page.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (shown.current === page.id) return;
    shown.current = page.id;
    setRefusal(null);
    form.startStep(returned.current === page.id);
  }, [page.id]);
  return { ...open, steps, pages, form, now, refusal, findings: findingsOn(page, { draft, facts }) };
}
