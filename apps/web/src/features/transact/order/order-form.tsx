import type { CartItem } from '@hub/contract/calls/transact/transact';
import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { type AssetClass, todayInIndia } from '@hub/domain';
import type { FolioFacts, OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { firstNav } from '@hub/domain/orders/preview/order-figures';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind, OrderField } from '@hub/domain/orders/terms/order-terms';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { CartButton } from '../flow/cart-button.tsx';
import { ChecksLine } from '../flow/checks-line.tsx';
import { Findings, type FindingWords } from '../flow/findings.tsx';
import { editTitle } from '../flow/order-routes.ts';
import { useOrderFacts } from '../flow/queries.ts';
import { ReplacesNote } from '../plan/replaces-note.tsx';
import { isQuestion, type QuestionWords } from '../send/questions.tsx';
import { SaveBar, SendPart } from '../send/send-part.tsx';
import { useOrderActs } from '../send/use-order-acts.ts';
import { useQuestions } from '../send/use-questions.ts';
import { emptySummary, headlineOf, summaryOf } from '../summary/summary-lines.ts';
import { SummaryView } from '../summary/summary-view.tsx';
import { asOrdered } from '../terms/as-ordered.ts';
import { isPreviewable } from '../terms/form-plan-terms.ts';
import { termsNow } from '../terms/form-terms.ts';
import { checkOrderForm, liveFindings, mandateFindings } from '../terms/order-rules.ts';
import { fieldFor, type OrderValues, valueAt } from '../terms/order-values.ts';
import type { OrderCheck } from '../terms/unloaded-units.ts';
import { CutOffChip } from './cut-off-chip.tsx';
import { fieldParts } from './field-parts.tsx';
import { useOrderClock } from './order-clock.ts';
import styles from './order-form.module.css';
import { OutcomePart } from './outcome-part.tsx';
import { passedChecks } from './passed-checks.ts';

interface OrderFormProps {
  kind: FormKind;
  /** Whose folio it is, and what is known of it already. */
  orderFacts: OrderFacts;
  folioNo: string;
  note: string;
  initial: OrderValues;
  draft: string;
  /** The order of the cart that is changed. */
  item: CartItem | null;
  /** Where whoever gives the order up goes on. */
  leavesTo: string;
  investorId: string | undefined;
  assetClass: AssetClass | undefined;
  /** The field of the terms that has the focus first, where something has to be put right. */
  startsAt: string | undefined;
}

/** One form for every kind: the kind's definition says what is asked for. */
export function OrderForm(props: OrderFormProps) {
  const { kind, orderFacts, folioNo, note, investorId, assetClass } = props;
  const opened = useOrderForm(props);
  const { form, changed, query, facts, newest, check } = opened;
  const { values } = form;
  const { now } = check;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const folio = newest.folio ?? orderFacts.folio;
  const preview =
    facts && isPreviewable(kind, values)
      ? previewOrder(termsNow(kind, folioNo, asOrdered(check, values)), facts, now)
      : null;
  const { blocks, toAnswer, checks } = findingsOf(check, values);
  const groups = preview === null ? [] : summaryOf(preview, now, values);
  const summary =
    groups.length === 0 ? <p className="mute">{emptySummary(kind)}</p> : <SummaryView groups={groups} />;
  if (folio === null) return null;
  const parts = {
    ...{ kind, folioNo, form, facts, investorId, assetClass, folio, preview },
    orderFacts: newest,
    distributor: newest.distributor,
    today: todayInIndia(now),
  };
  const { title: name } = orderKindTexts[kind];
  const nav = preview && firstNav(preview);
  return (
    <>
      <PageHeader
        title={changed === null ? name : editTitle(kind)}
        note={note}
        back
        actions={
          <>
            {nav && <CutOffChip nav={nav} now={now} place="header" />}
            <CartButton />
          </>
        }
      />
      <Form form={form}>
        <div className={`stack one-column gap-16 ${styles.layout}`}>
          <div className="stack one-column shrink gap-16">
            <Main parts={parts} blocks={blocks} />
          </div>
          <div className={`stack one-column shrink gap-16 ${styles.side}`}>
            <Card title="Summary" className={styles.summary}>
              {summary}
            </Card>
            <Card aria-label={orderFormTexts.checks} className="flex column start gap-8">
              {nav && <CutOffChip nav={nav} now={now} place="checks" />}
              <Checks
                query={query}
                hasFacts={facts !== null}
                {...checks}
                isComplete={'sent' in checkOrderForm(values, check)}
              />
            </Card>
            <Ending
              {...{ kind, folioNo, folio, opened, toAnswer }}
              headline={headlineOf(preview, values) ?? name}
              isBlocked={blocks.length > 0}
              onSummary={() => setSheetOpen(true)}
            />
          </div>
        </div>
      </Form>
      {isSheetOpen && <SummarySheet onClose={() => setSheetOpen(false)}>{summary}</SummarySheet>}
    </>
  );
}

function Main({
  parts,
  blocks,
}: {
  parts: ComponentProps<typeof OutcomePart>;
  blocks: readonly FindingWords[];
}) {
  const { fields } = orderDefinitions[parts.kind];
  return (
    <>
      {blocks.length > 0 && (
        <Card className={styles.blocked} role="alert" aria-label="This order cannot be sent">
          <Findings findings={blocks} />
        </Card>
      )}
      <ReplacesNote {...parts} />
      <Card className="stack one-column gap-16" aria-label="Order">
        {fields.map((field) => {
          const Part = fieldParts[field];
          return Part && <Part key={field} {...parts} />;
        })}
      </Card>
      <OutcomePart {...parts} />
    </>
  );
}

interface EndingProps extends Pick<ComponentProps<typeof SendPart>, 'headline' | 'isBlocked' | 'onSummary'> {
  kind: FormKind;
  folioNo: string;
  folio: FolioFacts;
  opened: ReturnType<typeof useOrderForm>;
  toAnswer: readonly QuestionWords[];
}

/** An order of the cart is saved there; a new one is sent, or put into the cart. */
function Ending({ kind, folioNo, folio, opened, toAnswer, ...bar }: EndingProps) {
  const { form, check, acts, questions, changed, giveUp } = opened;
  if (changed !== null) return <SaveBar {...bar} form={form} onGiveUp={() => giveUp(true)} />;
  const isInCart = (question: QuestionWords) => 'sentAt' in question && question.sentAt === null;
  return (
    <SendPart
      {...bar}
      form={form}
      kind={kind}
      hasNewMandate={kind === 'sip' && form.values.mandate === NEW_MANDATE}
      name={holderName(folio)}
      contacts={[folio.mobile, folio.email].filter((contact) => contact !== null)}
      questions={questions.of(toAnswer, termsNow(kind, folioNo, asOrdered(check, form.values))).open}
      onYes={questions.answer}
      onNo={(question) =>
        question.code === 'same-order' ? giveUp(isInCart(question)) : form.focus('amount')
      }
      onAdd={() => void acts.add(form.submit)}
      onGiveUp={() => giveUp(false)}
    />
  );
}

interface ChecksProps extends ComponentProps<typeof ChecksLine> {
  query: ReturnType<typeof useOrderFacts>;
  hasFacts: boolean;
}

function Checks({ query, hasFacts, ...line }: ChecksProps) {
  if (!query.isError || hasFacts) return <ChecksLine {...line} />;
  return <QueryState error={query.error} onRetry={query.refetch} failed="The checks could not be loaded" />;
}

function SummarySheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <StaticModal
      title="Summary"
      onClose={onClose}
      actions={<Button onClick={onClose}>Back to the form</Button>}
    >
      {children}
    </StaticModal>
  );
}

/** The form, what is known of its choices, and the way out of it. */
function useOrderForm({
  kind,
  orderFacts,
  folioNo,
  initial,
  draft,
  item,
  leavesTo,
  startsAt,
}: OrderFormProps) {
  const { fields } = orderDefinitions[kind];
  const navigation = useNavigation();
  const { transaction } = useServices();
  // Of the version the form was opened with: what another device changed since is not overwritten.
  const [changed] = useState(item);
  const acts = useOrderActs(changed);
  const questions = useQuestions(changed);
  const form = useHubForm({
    rules(typed: OrderValues) {
      const { toAnswer } = findingsOf(check, typed);
      const { open, answers } = questions.of(toAnswer, termsNow(kind, folioNo, asOrdered(check, typed)));
      return acts.check({
        checked: checkOrderForm(typed, check),
        hasConsent: typed.consent,
        hasOpenQuestion: open.length > 0,
        answers,
        name: holderName(orderFacts.folio),
      });
    },
    initial,
    draft,
    secrets: ['consent'],
    within: 'terms',
    onSubmit: acts.submit,
    onSent: acts.goOn,
  });
  const { values } = form;
  const query = useOrderFacts({
    kind,
    folioNo,
    schemeCode: values.schemeCode?.id,
    toSchemeCode: fields.includes('toSchemeCode') ? values.toSchemeCode?.id : undefined,
  });
  const newest = query.data ?? orderFacts;
  // What was known about another scheme says nothing about this one.
  const facts = query.isPlaceholderData || !query.data ? null : withoutItself(query.data, changed);
  const now = useOrderClock();
  const check: OrderCheck = { kind, folioNo, facts, now };
  useFirstFocus(form, facts === null ? undefined : fields.find((field) => isSame(field, startsAt)));
  const giveUp = (isInCart: boolean) => {
    form.startAgain();
    void transaction.end();
    navigation.go(isInCart ? hrefTo('transact/cart') : leavesTo);
  };
  return { form, acts, questions, changed, query, facts, newest, check, giveUp };
}

const holderName = (folio: OrderFacts['folio']): string => folio?.holders[0]?.name ?? 'The investor';

/** An order of the cart that is changed is no second one beside itself. */
function withoutItself(facts: OrderFacts, changed: CartItem | null): OrderFacts {
  if (changed === null) return facts;
  const { earlier } = facts;
  return {
    ...facts,
    earlier: { ...earlier, orders: earlier.orders.filter(({ id }) => id !== changed.id) },
  };
}

/** What stops the folio stands above the form, what a field is about at the field, the rest beside it. */
function findingsOf(check: OrderCheck, values: OrderValues) {
  const { facts, kind } = check;
  const found = liveFindings(check, values);
  const inWords = found.map((finding) => ({
    finding,
    words: { ...finding, ...findingText(finding) },
  }));
  const isAboutFolio = ({ finding: { field, level } }: (typeof inWords)[number]) =>
    level === 'block' && (field === null || fieldFor(field, values) === null);
  const blocks = inWords.filter(isAboutFolio);
  const others = inWords.filter((one) => one.finding.level !== 'question' && !isAboutFolio(one));
  const notes = others.filter(({ finding }) => finding.level === 'warn');
  const words = (some: typeof inWords) => some.map((one) => one.words);
  const ofMandate = mandateFindings(check, values).filter(({ name }) => valueAt(values, name) !== '');
  const mandateNotes = ofMandate.filter((one) => one.words.level === 'warn').map((one) => one.words);
  return {
    blocks: words(blocks),
    toAnswer: words(inWords).filter(isQuestion),
    checks: {
      notes: [...words(notes), ...mandateNotes],
      passed: passedChecks(found, { facts, kind, values }),
      // Each is said once, at its field.
      isMarked: notes.length < others.length || mandateNotes.length < ofMandate.length,
    },
  };
}

/** How much is a quantity where units leave, else an amount. */
const isSame = (field: OrderField, named: string | undefined): boolean =>
  field === named || (field === 'amount' && named === 'quantity');

/** Once the fields are there, the one that has to be put right has the focus. */
function useFirstFocus(form: HubForm<OrderValues>, field: OrderField | undefined) {
  const isDone = useRef(false);
  useEffect(() => {
    if (field === undefined || isDone.current) return;
    isDone.current = true;
    const name = fieldFor(field, form.values);
    if (name !== null) form.focus(name);
  }, [field, form]);
}
