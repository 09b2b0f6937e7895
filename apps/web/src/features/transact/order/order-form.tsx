import type { CartItem } from '@hub/contract/calls/transact/transact';
import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { severalTexts } from '@hub/contract/orders/form/several-texts';
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
import { checkFields, factsBeside, isBlank, ordersOf, takesSeveral } from '../several/form-lines.ts';
import { FormLinesCard } from '../several/form-lines-card.tsx';
import { NextScheme } from '../several/next-scheme.tsx';
import { sumUp } from '../several/sum-up.ts';
import { useFormLines } from '../several/use-form-lines.ts';
import { emptySummary, headlineOf, summaryOf } from '../summary/summary-lines.ts';
import { SummaryView } from '../summary/summary-view.tsx';
import { asOrdered } from '../terms/as-ordered.ts';
import { isPreviewable } from '../terms/form-plan-terms.ts';
import { termsNow } from '../terms/form-terms.ts';
import { checkOrderForm, liveFindings, mandateFindings } from '../terms/order-rules.ts';
import { type FormLine, fieldFor, type OrderValues, valueAt } from '../terms/order-values.ts';
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
  const { form, changed, query, facts, newest, check, lines, sum } = opened;
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
  const isAlone = lines.shown.length === 0;
  const empty = isBlank(values) ? severalTexts.none(sum.count) : emptySummary(kind);
  const summary = groups.length === 0 ? <p className="mute">{empty}</p> : <SummaryView groups={groups} />;
  if (folio === null) return null;
  const parts = {
    ...{ kind, folioNo, form, facts, investorId, assetClass, folio, preview },
    orderFacts: newest,
    distributor: newest.distributor,
    today: todayInIndia(now),
  };
  const { title: name } = orderKindTexts[kind];
  const nav = preview && firstNav(preview);
  const chip = (place: 'header' | 'checks') => nav && <CutOffChip nav={nav} now={now} place={place} />;
  const actions = (
    <>
      {chip('header')}
      <CartButton />
    </>
  );
  return (
    <>
      <PageHeader title={changed === null ? name : editTitle(kind)} note={note} back actions={actions} />
      <Form form={form} onStartAgain={lines.left.say}>
        <div className={`stack one-column gap-16 ${styles.layout}`}>
          <div className="stack one-column shrink gap-16">
            <FormLinesCard form={form} lines={lines} {...sum} onChange={opened.change} />
            <Main parts={parts} blocks={blocks} opened={opened} />
          </div>
          <div className={`stack one-column shrink gap-16 ${styles.side}`}>
            <Card title={isAlone ? 'Summary' : severalTexts.summary} className={styles.summary}>
              {summary}
            </Card>
            <Card aria-label={orderFormTexts.checks} className="flex column start gap-8">
              {chip('checks')}
              <Checks
                query={query}
                hasFacts={facts !== null}
                {...checks}
                isComplete={'sent' in checkOrderForm(values, check)}
              />
            </Card>
            <Ending
              {...{ kind, folioNo, folio, opened, toAnswer }}
              headline={isAlone ? (headlineOf(preview, values) ?? name) : sum.headline}
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

interface MainProps {
  parts: ComponentProps<typeof OutcomePart>;
  blocks: readonly FindingWords[];
  opened: ReturnType<typeof useOrderForm>;
}

function Main({ parts, blocks, opened: { form, lines, changed, keep } }: MainProps) {
  const { fields } = orderDefinitions[parts.kind];
  const { values } = form;
  return (
    <>
      {blocks.length > 0 && (
        <Card className={styles.blocked} role="alert" aria-label="This order cannot be sent">
          <Findings findings={blocks} />
        </Card>
      )}
      <ReplacesNote {...parts} />
      {/* Another order in the fields: nothing of the last one stays open. */}
      <Card
        key={`${values.lineId}/${values.lines.length}`}
        className="stack one-column gap-16"
        aria-label="Order"
      >
        {fields.map((field) => {
          const Part = fieldParts[field];
          return Part && <Part key={field} {...parts} />;
        })}
      </Card>
      {changed === null && takesSeveral(parts.kind) && !isWithNewMandate(parts.kind, values) && (
        <NextScheme form={form} onKeep={() => keep(null)} onLeaveOut={lines.leaveFields} />
      )}
      <OutcomePart {...parts} />
    </>
  );
}

const isWithNewMandate = (kind: FormKind, { mandate }: OrderValues): boolean =>
  kind === 'sip' && mandate === NEW_MANDATE;

interface EndingProps extends Pick<ComponentProps<typeof SendPart>, 'headline' | 'isBlocked' | 'onSummary'> {
  kind: FormKind;
  folioNo: string;
  folio: FolioFacts;
  opened: ReturnType<typeof useOrderForm>;
  toAnswer: readonly QuestionWords[];
}

/** An order of the cart is saved there; a new one is sent, or put into the cart. */
function Ending({ kind, folioNo, folio, opened, toAnswer, ...bar }: EndingProps) {
  const { form, acts, changed, giveUp, lines, sum, questionsOf } = opened;
  const { values } = form;
  if (changed !== null) return <SaveBar {...bar} form={form} onGiveUp={() => giveUp(true)} />;
  const isInCart = (question: QuestionWords) => 'sentAt' in question && question.sentAt === null;
  return (
    <SendPart
      {...bar}
      form={form}
      kind={kind}
      hasNewMandate={isWithNewMandate(kind, values)}
      name={holderName(folio)}
      contacts={[folio.mobile, folio.email].filter((contact) => contact !== null)}
      count={sum.count}
      inCart={lines.inCart}
      questions={questionsOf(toAnswer, values).open}
      hasLineQuestion={lines.hasQuestion}
      onYes={opened.answer}
      onNo={(question) => {
        if (question.code !== 'same-order') form.focus('amount');
        else if (values.lines.length > 0) lines.leaveFields();
        else giveUp(isInCart(question));
      }}
      onAdd={() => void acts.add(form.submit)}
      onGiveUp={() => void lines.discard().then((isDone) => isDone && giveUp(false))}
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
function useOrderForm(props: OrderFormProps) {
  const { kind, orderFacts, folioNo, initial, draft, item, leavesTo, startsAt } = props;
  const navigation = useNavigation();
  const { transaction } = useServices();
  // Of the version the form was opened with: what another device changed since is not overwritten.
  const [changed] = useState(item);
  const acts = useOrderActs(changed, {
    renew: () => lines.renew(),
    noteSaved: (items) => lines.noteSaved(items),
    end: () => lines.left.end(),
  });
  const form = useHubForm({
    rules(typed: OrderValues) {
      const { open, answers } = questionsOf(findingsOf(check, typed).toAnswer, typed);
      return acts.check({
        checked: checkFields(typed, check),
        item: inFields && { id: inFields.id, version: inFields.version },
        ordersWith: (own) => ordersOf({ ...typed, lines: lines.lines }, own),
        hasConsent: typed.consent,
        hasOpenQuestion: open.length > 0 || lines.hasQuestion,
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
  const lines = useFormLines(form);
  const inFields = changed ?? lines.inFields?.line;
  const questions = useQuestions(changed ?? lines.inFields?.item ?? null);
  const read = useFormFacts(props, values, lines.beside, changed?.id ?? values.lineId);
  const { facts, check, sum } = read;
  const questionsOf = (found: readonly QuestionWords[], typed: OrderValues) => {
    const terms = termsNow(kind, folioNo, asOrdered(check, typed));
    const { open } = questions.of([...found, ...sum.questions.filter(isQuestion)], terms);
    return { open, answers: questions.of(found, terms).answers };
  };
  const { fields } = orderDefinitions[kind];
  useFirstFocus(form, facts === null ? undefined : fields.find((field) => isSame(field, startsAt)));
  const keep = (then: FormLine | null) => {
    lines.setThen(then);
    void acts.keep(form.submit);
  };
  const giveUp = (isInCart: boolean) => {
    lines.left.end();
    form.startAgain();
    void transaction.end();
    navigation.go(isInCart ? hrefTo('transact/cart') : leavesTo);
  };
  /** What is in the fields becomes a line first. */
  const change = (line: FormLine) => (isBlank(values) ? lines.toFields(line) : keep(line));
  return { ...read, form, acts, lines, questionsOf, answer: questions.answer, changed, keep, change, giveUp };
}

/** What is known of the schemes that are chosen, and what the orders of the form come to. */
function useFormFacts(
  { kind, folioNo, orderFacts }: Pick<OrderFormProps, 'kind' | 'folioNo' | 'orderFacts'>,
  values: OrderValues,
  beside: readonly FormLine[],
  id: string,
) {
  const { fields } = orderDefinitions[kind];
  const query = useOrderFacts({
    kind,
    folioNo,
    schemeCode: values.schemeCode?.id,
    toSchemeCode: fields.includes('toSchemeCode') ? values.toSchemeCode?.id : undefined,
  });
  const newest = query.data ?? orderFacts;
  // What was known about another scheme says nothing about this one.
  const facts =
    query.isPlaceholderData || !query.data ? null : factsBeside(query.data, beside, { values, id });
  const now = useOrderClock();
  const check: OrderCheck = { kind, folioNo, facts, now };
  const own = isBlank(values) ? null : termsNow(kind, folioNo, asOrdered(check, values));
  return { query, newest, facts, check, sum: sumUp(values, beside, own, newest) };
}

const holderName = (folio: OrderFacts['folio']): string => folio?.holders[0]?.name ?? 'The investor';

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
