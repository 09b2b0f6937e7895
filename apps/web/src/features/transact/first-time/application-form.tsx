import { applicationKindTexts, stepTexts } from '@hub/contract/applications/application-texts';
import {
  type ApplicationReply,
  submitFirstLumpsum,
  submitFirstSip,
  submitZeroBalance,
} from '@hub/contract/calls/transact-applications';
import {
  type ApplicationKind,
  type ApplicationStep,
  applicationSteps,
  checkStep,
  staysInTransaction,
  waitingStep,
} from '@hub/domain';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useApi, useStore } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StepList } from '../../../ui/form/wizard/step-list.tsx';
import { useStepAddress } from '../../../ui/form/wizard/use-step-address.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useBackStep } from '../../../ui/navigation/back-step.ts';
import { useLeaveGuard } from '../../../ui/navigation/leave-guard.ts';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { thankYouHref } from '../links.ts';
import { useOrderClock } from '../order/order-clock.ts';
import { AddressStep } from './address-step.tsx';
import { BankStep } from './bank-step.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { ContactStep } from './contact-step.tsx';
import { FatcaStep } from './fatca-step.tsx';
import styles from './first-time.module.css';
import { ApplicationContext, type FormContext, findingLine } from './form-context.ts';
import { HoldersStep } from './holders-step.tsx';
import { MandateStep } from './mandate-step.tsx';
import { NomineesStep } from './nominees-step.tsx';
import { PanStep } from './pan-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SaveNote } from './save-note.tsx';
import { SchemeStep } from './scheme-step.tsx';
import { StatusStep } from './status-step.tsx';
import { useApplicationStore } from './use-application-store.ts';

const stepParts: Readonly<Record<Exclude<ApplicationStep, 'review'>, ComponentType>> = {
  pan: PanStep,
  status: StatusStep,
  holders: HoldersStep,
  contact: ContactStep,
  address: AddressStep,
  bank: BankStep,
  fatca: FatcaStep,
  nominees: NomineesStep,
  scheme: SchemeStep,
  mandate: MandateStep,
};

const submits = {
  lumpsum: submitFirstLumpsum,
  sip: submitFirstSip,
  'zero-balance': submitZeroBalance,
} as const;

/** Spec §4: leaving asks first, although nothing is lost. */
const unsent = {
  message: 'The form is not sent yet. What you entered is kept under Initiate Transaction.',
  mayGoTo: staysInTransaction,
};

const focusable = 'input:not([type="hidden"]):enabled, textarea:enabled, button:enabled, [tabindex]';

interface ApplicationFormProps {
  kind: ApplicationKind;
  opened: ApplicationReply | null;
  onCreated: (id: string) => void;
}

/** One step at a time; each is saved when it is left, and checked as it is typed. */
export function ApplicationForm({ kind, opened, onCreated }: ApplicationFormProps) {
  const api = useApi();
  const navigation = useNavigation();
  const store = useApplicationStore(kind, opened, onCreated);
  const state = useStore(store);
  const { draft, facts, id, refused } = state;
  const begunWith = useRef(draft);
  useLeaveGuard(draft !== begunWith.current, unsent);
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

  const steps = applicationSteps(kind, draft.taxStatus);
  const waiting = waitingStep(draft, facts, now);
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

  const findings = checkStep(step, draft, facts, now);
  const at = steps.indexOf(step);
  const before = steps[at - 1] ?? null;
  const after = steps[at + 1] ?? null;
  const goBack = before === null ? null : () => address.goBack(before);
  useBackStep(goBack);

  const { change, flush } = store;
  const form: FormContext = useMemo(
    () => ({
      draft,
      facts,
      now,
      findings,
      refused,
      id,
      change,
      isDue: (path) => pressedAt === step || returned === step || left.has(path),
      leave: (path) => setLeft((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
      saveNow: () => void flush(),
    }),
    [draft, facts, now, findings, refused, id, change, pressedAt, returned, step, left, flush],
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
  const isBlocked = (of: ApplicationStep) => {
    const newest = store.getSnapshot();
    return checkStep(of, newest.draft, newest.facts, now).some(({ level }) => level === 'block');
  };
  const goOn = async () => {
    if (isBlocked(step)) return showProblems();
    setBusy(true);
    setRefusal(null);
    try {
      const isSaved = await flush();
      const { save, clash } = store.getSnapshot();
      if (clash !== null || (!isSaved && save.kind === 'failed')) return showProblems();
      // The answer may have brought what stops it: KYC, a branch that does not exist.
      if (isBlocked(step)) return showProblems();
      if (step === 'review') return await send();
      const next = applicationSteps(kind, store.getSnapshot().draft.taxStatus);
      const wanted = next[next.indexOf(step) + 1] ?? 'review';
      const newest = store.getSnapshot();
      const first = waitingStep(newest.draft, newest.facts, now);
      // An answer here may have made an earlier one wrong: that is fixed first.
      address.go(next.indexOf(first) < next.indexOf(wanted) ? first : wanted);
      if (next.indexOf(first) < next.indexOf(step)) setReturned(first);
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    const { id: sentId, version } = store.getSnapshot();
    if (sentId === null || version === null) return;
    try {
      const sent = await api.call(submits[kind], { id: sentId, version, consent: true });
      navigation.go(
        thankYouHref(sent.confirmations.flatMap(({ orders }) => orders.map((one) => one.reference))),
      );
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  const Step = step === 'review' ? null : stepParts[step];
  const warnings = step === 'review' ? [] : findings.filter(({ level }) => level === 'warn');
  return (
    <ApplicationContext value={form}>
      <PageHeader title={applicationKindTexts[kind]} back note={<SaveNote save={state.save} />} />
      <div className={styles.layout}>
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
          className={styles.step}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void goOn();
          }}
        >
          <div className={styles.head}>
            <p className={styles.count}>
              Step {at + 1} of {steps.length}
              {after !== null && <span className={styles.was}> · next: {stepTexts[after].name}</span>}
            </p>
            <div className={styles.track} aria-hidden="true">
              {steps.map((one, place) => (
                <span key={one} data-state={place < at ? 'done' : place === at ? 'here' : 'open'} />
              ))}
            </div>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {stepTexts[step].name}
            </h2>
          </div>
          <div key={step} ref={body} className={styles.questions}>
            {Step === null ? <ReviewStep hrefOf={address.hrefOf} /> : <Step />}
            {warnings.map((finding) => (
              <p key={finding.code + finding.field} className={styles.note}>
                {findingLine(finding)}
              </p>
            ))}
            {refusal !== null && (
              <p role="alert" className={styles.error} tabIndex={-1}>
                {refusal}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            {goBack !== null && (
              <Button look="outline" size="large" onClick={goBack}>
                Back
              </Button>
            )}
            <Button type="submit" size="large" busy={isBusy}>
              {step === 'review' ? 'Send to the investor' : 'Continue'}
            </Button>
          </div>
        </form>
      </div>
      {state.clash !== null && <ClashDialog clash={state.clash} settle={store.settle} />}
    </ApplicationContext>
  );
}
