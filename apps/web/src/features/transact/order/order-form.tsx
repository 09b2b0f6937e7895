import type { CartItem } from '@hub/contract/calls/transact/transact';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { orderFormTexts } from '@hub/contract/orders/words/order-form-texts';
import { type AssetClass, todayInIndia } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind, OrderField } from '@hub/domain/orders/terms/order-terms';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { CartButton } from '../flow/cart-button.tsx';
import { ChecksLine } from '../flow/checks-line.tsx';
import { Findings, type FindingWords } from '../flow/findings.tsx';
import { cartStepHref } from '../flow/links.ts';
import { editTitle } from '../flow/order-routes.ts';
import { useCartChanges, useOrderFacts } from '../flow/queries.ts';
import { ReplacesNote } from '../plan/replaces-note.tsx';
import { cutOffOf, emptySummary, headlineOf, summaryOf } from '../summary/summary-lines.ts';
import { SummaryView } from '../summary/summary-view.tsx';
import { isPreviewable } from '../terms/form-plan-terms.ts';
import { termsNow } from '../terms/form-terms.ts';
import { checkOrderForm, liveFindings, type OrderCheck } from '../terms/order-rules.ts';
import { fieldFor, type OrderValues } from '../terms/order-values.ts';
import { CutOffChip } from './cut-off-chip.tsx';
import { fieldParts } from './field-parts.tsx';
import { GiveUpButton } from './give-up-button.tsx';
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
  const { form, changed, query, facts, newest, check, giveUp } = useOrderForm(props);
  const { values } = form;
  const { now } = check;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const folio = newest.folio ?? orderFacts.folio;
  const preview =
    facts && isPreviewable(kind, values) ? previewOrder(termsNow(kind, folioNo, values), facts, now) : null;
  const { blocks, checks } = findingsOf(check, values);
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
  const isChanging = changed !== null;
  const cutOff = preview && cutOffOf(preview);
  const contact = folio.mobile ?? folio.email;
  return (
    <>
      <PageHeader
        title={isChanging ? editTitle(kind) : name}
        note={note}
        back
        actions={
          <>
            {cutOff && <CutOffChip until={cutOff} now={now} />}
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
            <Card aria-label={orderFormTexts.checks}>
              <Checks
                query={query}
                hasFacts={facts !== null}
                {...checks}
                isComplete={'sent' in checkOrderForm(values, check)}
              />
            </Card>
            <Actions
              form={form}
              isChanging={isChanging}
              headline={headlineOf(preview, values) ?? name}
              confirms={
                contact && `${folio.holders[0]?.name ?? 'The investor'} confirms by a link to ${contact}`
              }
              onSummary={() => setSheetOpen(true)}
              onGiveUp={giveUp}
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
  const cart = useCartChanges();
  // Of the version the form was opened with: what another device changed since is not overwritten.
  const [changed] = useState(item);
  const form = useHubForm({
    rules: (typed: OrderValues) => checkOrderForm(typed, check),
    initial,
    draft,
    within: 'terms',
    onSubmit: (terms, options) =>
      cart.save({ ...(changed && { id: changed.id, version: changed.version }), terms }, options),
    onSent: () => navigation.go(cartStepHref('transact/cart')),
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
  const facts = query.isPlaceholderData || !query.data ? null : query.data;
  const now = useOrderClock();
  const check: OrderCheck = { kind, folioNo, facts, now };
  useFirstFocus(form, facts === null ? undefined : fields.find((field) => isSame(field, startsAt)));
  const giveUp = () => {
    form.startAgain();
    void transaction.end();
    navigation.go(changed ? cartStepHref('transact/cart') : leavesTo);
  };
  return { form, changed, query, facts, newest, check, giveUp };
}

/** What stops the folio stands above the form, what a field is about at the field, the rest beside it. */
function findingsOf(check: OrderCheck, values: OrderValues) {
  const { facts, kind } = check;
  const found = liveFindings(check, values);
  const inWords = found.map((finding) => ({
    finding,
    words: { ...finding, ...findingText(finding) } as FindingWords,
  }));
  const isAboutFolio = ({ finding: { field, level } }: (typeof inWords)[number]) =>
    level === 'block' && (field === null || fieldFor(field, values) === null);
  const blocks = inWords.filter(isAboutFolio);
  const others = inWords.filter((one) => !isAboutFolio(one));
  const notes = others.filter(({ finding }) => finding.level === 'warn');
  const words = (some: typeof inWords) => some.map((one) => one.words);
  return {
    blocks: words(blocks),
    checks: {
      notes: words(notes),
      passed: passedChecks(found, { facts, kind, values }),
      // Each is said once, at its field.
      isMarked: notes.length < others.length,
    },
  };
}

interface ActionsProps {
  form: HubForm<OrderValues>;
  isChanging: boolean;
  headline: string;
  confirms: string | null | undefined;
  onSummary: () => void;
  onGiveUp: () => void;
}

function Actions({ form, isChanging, headline, confirms, onSummary, onGiveUp }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.opener} onClick={() => onSummary()}>
        <span className="heavy figures">{headline}</span>
        <span className="inline middle gap-4 brand text-small strong">
          Summary <Icon of={ChevronDownIcon} size={14} />
        </span>
      </button>
      <SubmitButton form={form} size="large" wide sending="Saving …">
        {isChanging ? 'Save changes' : 'Add to cart'}
      </SubmitButton>
      <GiveUpButton isChanging={isChanging} isFilled={form.isChanged} onGiveUp={onGiveUp} />
      {confirms && <p className={`mute text-note to-middle ${styles.link}`}>{confirms}</p>}
    </div>
  );
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
