import { pageTexts } from '@hub/contract/applications/application-texts';
import type { SentBackPart } from '@hub/contract/openings/opening-parts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../../../../lib/react.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StepList } from '../../../../ui/form/steps/step-list.tsx';
import type { ApplicationStore } from '../store/application-store.ts';
import styles from './application.module.css';
import { ClashDialog } from './clash-dialog.tsx';
import { ApplicationContext, type FormContext, findingLine, type ProofCalls } from './form-context.ts';
import type { FormSide } from './form-side.ts';
import { SentBackNote } from './sent-back-note.tsx';
import { StepPart } from './step-part.tsx';
import { isBlock, useApplicationPages } from './use-application-pages.ts';

interface PagesFormProps {
  side: FormSide;
  store: ApplicationStore;
  proofs: ProofCalls;
  /** Parts that the investor sent back. */
  sentBack?: readonly SentBackPart[];
  sharedAt?: string | null;
  /** All is saved and nothing is wrong. What it throws is said at the end of the page. */
  onFinish: () => Promise<void>;
}

const nothingSentBack: readonly SentBackPart[] = [];

/** One page at a time; each is saved when it is left, and checked as it is typed. */
export function PagesForm({
  side,
  store,
  proofs,
  sentBack = nothingSentBack,
  sharedAt = null,
  onFinish,
}: PagesFormProps) {
  const { draft, facts, id, refused, clash } = useStore(store);
  const open = useApplicationPages(side, store, onFinish);
  const { form, page, steps, findings, now, refusal, goBack, requested } = open;
  const { reader } = side;
  const { change, flush } = store;
  const context: FormContext = {
    ...{ reader, proofs, steps, draft, facts, now, findings, refused, id, form, change, sharedAt, requested },
    sentBack: sentBack.map(({ step }) => step),
    saveNow: flush,
    saved: async () => ((await flush()) ? store.getSnapshot().id : null),
  };
  return (
    <ApplicationContext value={context}>
      <div className={`stack one-column gap-24 ${styles.layout}`}>
        <StepList
          current={page.id}
          steps={open.pages.map((one) => ({
            id: one.id,
            title: pageTexts[one.id],
            status: open.isDone(one) ? 'done' : 'open',
            href: open.hrefIfOpen(one),
          }))}
        />
        <form
          className={`stack one-column gap-20 ${styles.step}`}
          noValidate
          onPointerDownCapture={form.press.start}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <PageHead open={open} />
          <div key={page.id} className="stack one-column gap-24">
            <PageParts side={side} open={open} sentBack={sentBack} />
            {refusal !== null && (
              <p role="alert" className="danger text-body" tabIndex={-1}>
                {refusal}
              </p>
            )}
          </div>
          <PageButtons goBack={goBack} isBusy={form.isSending}>
            {page.id === 'review' ? side.finish : 'Continue'}
          </PageButtons>
        </form>
      </div>
      {clash !== null && <ClashDialog clash={clash} reader={reader} settle={store.settle} />}
    </ApplicationContext>
  );
}

type OpenPages = ReturnType<typeof useApplicationPages>;

interface PagePartsProps {
  side: FormSide;
  open: OpenPages;
  sentBack: readonly SentBackPart[];
}

/** The steps of a page, one below the other. */
function PageParts({ side, open, sentBack }: PagePartsProps) {
  const { page, requested, hrefOf, findings } = open;
  if (page.id === 'review') {
    return (
      <div className="stack one-column gap-16">
        <SentBackNote parts={sentBack} />
        <side.Review hrefOf={hrefOf} />
      </div>
    );
  }
  const warnings = findings.filter((finding) => !isBlock(finding));
  return (
    <>
      {page.steps.map((step, place) => {
        const Step = side.parts[step];
        return (
          Step && (
            <StepPart
              key={step}
              step={step}
              sentBack={sentBack}
              isRequested={place > 0 && requested === step}
              isTitled={page.id === 'investor' && place === 0}
            >
              <Step />
            </StepPart>
          )
        );
      })}
      {warnings.map((finding) => (
        <p key={finding.code + finding.field} className="pad-12-16 sunk round">
          {findingLine(finding, side.reader)}
        </p>
      ))}
      {page.id === 'investor' && side.Start && <side.Start />}
    </>
  );
}

/** Where one is; a new page begins at its heading. */
function PageHead({ open: { page, pages, at } }: { open: OpenPages }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page.id);
  useEffect(() => {
    if (shown.current === page.id) return;
    shown.current = page.id;
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, [page.id]);
  return (
    <div className="row baseline between gap-12">
      <h2 ref={heading} tabIndex={-1} className={`text-title heavy quiet ${styles.title}`}>
        {pageTexts[page.id]}
      </h2>
      <p className="mute text-note">
        Step {at + 1} of {pages.length}
      </p>
    </div>
  );
}

interface PageButtonsProps {
  goBack: (() => void) | null;
  isBusy: boolean;
  children: ReactNode;
}

const PageButtons = ({ goBack, isBusy, children }: PageButtonsProps) => (
  <div className={`flex lifted gap-8 line-above ${styles.actions}`}>
    {goBack !== null && (
      <Button look="outline" size="large" onClick={goBack}>
        Back
      </Button>
    )}
    <Button type="submit" size="large" busy={isBusy}>
      {children}
    </Button>
  </div>
);
