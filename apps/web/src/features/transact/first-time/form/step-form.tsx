import { type FormReader, stepTexts } from '@hub/contract/applications/application-texts';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../../lib/react.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StepList } from '../../../../ui/form/steps/step-list.tsx';
import { useStepAddress } from '../../../../ui/form/steps/use-step-address.ts';
import { useBackStep } from '../../../../ui/navigation/back-step.ts';
import { useOrderClock } from '../../order/order-clock.ts';
import type { ApplicationStore } from '../store/application-store.ts';
import { ClashDialog } from './clash-dialog.tsx';
import styles from './first-time.module.css';
import { ApplicationContext, type FormContext, findingLine, type ProofCalls } from './form-context.ts';

/** What distinguishes the distributor's form from the one an investor fills in. */
export interface FormSide {
  readonly reader: FormReader;
  /** The last of them is the review. */
  readonly stepsOf: (draft: ApplicationDraft) => readonly ApplicationStep[];
  readonly check: (
    step: ApplicationStep,
    draft: ApplicationDraft,
    facts: ApplicationFacts,
    now: Temporal.Instant,
  ) => readonly ApplicationFinding[];
  readonly parts: Readonly<Partial<Record<ApplicationStep, ComponentType>>>;
  readonly Review: ComponentType<{ hrefOf: (step: string) => string }>;
  /** The button of the last step. */
  readonly finish: string;
}

const focusable = 'input:not([type="hidden"]):enabled, textarea:enabled, button:enabled, [tabindex]';
const isBlock = ({ level }: ApplicationFinding): boolean => level === 'block';

interface StepFormProps {
  side: FormSide;
  store: ApplicationStore;
  proofs: ProofCalls;
  /** All is saved and nothing is wrong. What it throws is said at the end of the step. */
  onFinish: () => Promise<void>;
}

/** One step at a time; each is saved when it is left, and checked as it is typed. */
export function StepForm({ side, store, proofs, onFinish }: StepFormProps) {
  const state = useStore(store);
  const { draft, facts, id, refused } = state;
  const { reader, stepsOf, check } = side;
  const now = useOrderClock();
  const address = useStepAddress();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [pressedAt, setPressedAt] = useState<ApplicationStep | null>(null);
  /** A step somebody was sent back to: what is wrong there is shown at once. */
  const [returned, setReturned] = useState<ApplicationStep | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const newestBlocked = (of: ApplicationStep) => {
    const newest = store.getSnapshot();
    return check(of, newest.draft, newest.facts, now).some(isBlock);
  };
  const steps = stepsOf(draft);
  const waiting = steps.find((one) => check(one, draft, facts, now).some(isBlock)) ?? 'review';
  const asked = steps.find((one) => one === address.asked) ?? null;
  const mayEnter = (one: ApplicationStep) => steps.indexOf(one) <= steps.indexOf(waiting);
  // What is open stays open while it is typed in, also when something before it is found wrong.
  const [open, setOpen] = useState<ApplicationStep>(asked !== null && mayEnter(asked) ? asked : waiting);
  const step = steps.includes(open) ? open : waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another step
  useEffect(() => {
    if (!address.isHere) return;
    if (asked !== null && mayEnter(asked)) setOpen(asked);
    else address.replace(step);
  }, [address.asked, address.isHere]);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setPressedAt(null);
    setRefusal(null);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  const findings = check(step, draft, facts, now);
  const at = steps.indexOf(step);
  const before = steps[at - 1] ?? null;
  const after = steps[at + 1] ?? null;
  const goBack = before === null ? null : () => address.goBack(before);
  useBackStep(goBack);

  const { change, flush } = store;
  const form: FormContext = useMemo(
    () => ({
      reader,
      proofs,
      steps,
      draft,
      facts,
      now,
      findings,
      refused,
      id,
      change,
      isDue: (path) => pressedAt === step || returned === step || left.has(path),
      leave: (path) => setLeft((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
      saveNow: flush,
    }),
    [
      reader,
      proofs,
      steps,
      draft,
      facts,
      now,
      findings,
      refused,
      id,
      change,
      pressedAt,
      returned,
      step,
      left,
      flush,
    ],
  );

  /** The first wrong field gets the focus, whatever kind of control it is. */
  const showProblems = () => {
    setPressedAt(step);
    requestAnimationFrame(() => {
      const wrong = body.current?.querySelector('[aria-invalid="true"], [role="alert"][data-field]');
      const field = wrong?.closest('[data-field]') ?? wrong;
      (field?.querySelector<HTMLElement>(focusable) ?? (field as HTMLElement | null))?.focus();
      // Not under the buttons at the bottom.
      field?.scrollIntoView({ block: 'center' });
    });
  };
  const goOn = async () => {
    if (newestBlocked(step)) return showProblems();
    setBusy(true);
    setRefusal(null);
    try {
      const isSaved = await flush();
      const { save, clash } = store.getSnapshot();
      if (clash !== null || (!isSaved && save.kind === 'failed')) return showProblems();
      // The answer may have brought what stops it: KYC, a branch that does not exist.
      if (newestBlocked(step)) return showProblems();
      const next = stepsOf(store.getSnapshot().draft);
      const first = next.find(newestBlocked) ?? 'review';
      if (step === 'review' && first === 'review') return await onFinish();
      const wanted = next[next.indexOf(step) + 1] ?? 'review';
      // An answer here may have made an earlier one wrong: that is fixed first.
      address.go(next.indexOf(first) < next.indexOf(wanted) ? first : wanted);
      if (next.indexOf(first) < next.indexOf(step)) setReturned(first);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  const Step = side.parts[step] ?? null;
  const warnings = step === 'review' ? [] : findings.filter((finding) => !isBlock(finding));
  return (
    <ApplicationContext value={form}>
      <div className={`stack one-column gap-24 ${styles.layout}`}>
        <StepList
          current={step}
          steps={steps.map((one) => ({
            id: one,
            title: stepTexts[one].name,
            status: steps.indexOf(one) < steps.indexOf(waiting) ? 'done' : 'open',
            href: mayEnter(one) ? address.hrefOf(one) : null,
          }))}
        />
        <form
          className={`stack one-column gap-20 ${styles.step}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void goOn();
          }}
        >
          <div className="stack gap-12">
            <p className="mute text-note">
              Step {at + 1} of {steps.length}
              {after !== null && <span className="mute"> · next: {stepTexts[after].name}</span>}
            </p>
            <div className={`flex gap-4 ${styles.track}`} aria-hidden="true">
              {steps.map((one, place) => (
                <span key={one} data-state={place < at ? 'done' : place === at ? 'here' : 'open'} />
              ))}
            </div>
            <h2 ref={heading} tabIndex={-1} className={`text-title heavy quiet ${styles.title}`}>
              {stepTexts[step].name}
            </h2>
          </div>
          <div key={step} ref={body} className="stack one-column gap-16">
            {Step === null ? <side.Review hrefOf={address.hrefOf} /> : <Step />}
            {warnings.map((finding) => (
              <p key={finding.code + finding.field} className="pad-12-16 sunk round">
                {findingLine(finding, reader)}
              </p>
            ))}
            {refusal !== null && (
              <p role="alert" className="danger text-body" tabIndex={-1}>
                {refusal}
              </p>
            )}
          </div>
          <div className={`flex lifted gap-8 line-above ${styles.actions}`}>
            {goBack !== null && (
              <Button look="outline" size="large" onClick={goBack}>
                Back
              </Button>
            )}
            <Button type="submit" size="large" busy={isBusy}>
              {step === 'review' ? side.finish : 'Continue'}
            </Button>
          </div>
        </form>
      </div>
      {state.clash !== null && <ClashDialog clash={state.clash} reader={reader} settle={store.settle} />}
    </ApplicationContext>
  );
}
