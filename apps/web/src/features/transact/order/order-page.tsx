import type { PlanRow } from '@hub/contract/calls/reports/reports';
import type { CartItem } from '@hub/contract/calls/transact/transact';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { mayOpen, todayInIndia } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { serverNow } from '../../../parts/transaction/server-clock.ts';
import { readTransactionStart, type TransactionStart } from '../../../parts/transaction/start-transaction.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { canonicalNumber } from '../../../ui/form/typing/number-typing.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { FolioChoice } from '../flow/folio-choice.tsx';
import { useLastKind } from '../flow/last-kind.ts';
import { orderStartHref, readOrderId } from '../flow/links.ts';
import { editTitle } from '../flow/order-routes.ts';
import { useCart, useOrderFacts } from '../flow/queries.ts';
import { SignedIn } from '../flow/signed-in.tsx';
import { useRegistration } from '../plan/plan-queries.ts';
import { useOrderedBefore } from '../record-acts/queries.ts';
import { initialOf, type OrderValues } from '../terms/order-values.ts';
import { type OrderedBefore, orderedAgain } from '../terms/ordered-again.ts';
import { startedFromPlan } from '../terms/started-from-plan.ts';
import { valuesOfTerms } from '../terms/terms-in-form.ts';
import { FolioBlocked } from './folio-blocked.tsx';
import { OrderForm } from './order-form.tsx';

const holdings = { SI: 'Single', JO: 'Joint', AS: 'Anyone or survivor' } as const;

/** The form of a kind. Without a folio in the address it asks for one first. */
export const OrderPage = ({ kind }: { kind: FormKind }) => (
  <SignedIn title={orderKindTexts[kind].title}>
    <OrderOfAddress kind={kind} />
  </SignedIn>
);

function OrderOfAddress({ kind }: { kind: FormKind }) {
  const query = useLocation({ select: (location) => location.searchStr });
  const navigation = useNavigation();
  const { note } = useLastKind();
  useEffect(() => note(kind), [kind, note]);
  const start = readTransactionStart(query);
  const orderId = readOrderId(query);
  const { title: name } = orderKindTexts[kind];
  if (orderId !== null) return <EditedOrder key={orderId} kind={kind} orderId={orderId} start={start} />;
  if (start.folio === undefined) {
    return (
      <>
        <PageHeader title={name} note="Choose the investor and the folio first." back />
        <FolioChoice
          kind={kind}
          investorId={start.investor}
          onChoose={(chosen) =>
            navigation.go(orderStartHref(kind, { ...start, ...chosen }), { replace: true })
          }
        />
      </>
    );
  }
  return <OneOrder key={JSON.stringify(start)} kind={kind} folioNo={start.folio} start={start} item={null} />;
}

/** An order of the cart, as the cart has it now. */
function EditedOrder({ kind, orderId, start }: { kind: FormKind; orderId: string; start: TransactionStart }) {
  const { data: items, error, refetch } = useCart();
  const item = items?.find(({ id }) => id === orderId);
  if (item) return <OneOrder kind={item.kind} folioNo={item.folioNo} start={start} item={item} />;
  const title = editTitle(kind);
  return (
    <>
      <PageHeader title={title} back />
      <Card>
        {items && !error ? (
          <EmptyState
            title="This order is no longer in your cart"
            text="It was sent or removed, here or on another device."
          >
            <ButtonLink to="transact/cart">Open the cart</ButtonLink>
          </EmptyState>
        ) : (
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The cart could not be loaded"
            loading={<FormOutline />}
          />
        )}
      </Card>
    </>
  );
}

interface OneOrderProps {
  kind: FormKind;
  folioNo: string;
  start: TransactionStart;
  item: CartItem | null;
}

/** Waits for what the form begins with. */
function OneOrder({ kind, folioNo, start, item }: OneOrderProps) {
  const registration = useRegistration(kind, folioNo, item === null ? start.reg : undefined);
  const again = useOrderedBefore(item === null ? start.again : undefined);
  const named = item ?? again.order ?? registration.plan;
  const schemeCode = named?.scheme.code ?? start.scheme;
  const toSchemeCode = named?.target?.code ?? start.target;
  const { data, error, refetch } = useOrderFacts({ kind, folioNo, schemeCode, toSchemeCode });
  const orderFacts = registration.isLoading || again.isLoading ? undefined : data;
  const { title: name } = orderKindTexts[kind];
  const leavesTo = useClientHref(start.investor);
  if (!orderFacts) {
    return (
      <>
        <PageHeader title={name} note={`Folio ${folioNo}`} back />
        <Card>
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The folio could not be loaded"
            loading={<FormOutline />}
          />
        </Card>
      </>
    );
  }
  const { folio } = orderFacts;
  if (folio === null) return <FolioBlocked kind={kind} folioNo={folioNo} facts={orderFacts} />;
  const now = Temporal.Instant.fromEpochMilliseconds(serverNow());
  const started = startNow({
    kind,
    folioNo,
    folio,
    orderFacts,
    start,
    plan: registration.plan,
    again: again.order,
    today: todayInIndia(now),
  });
  const initial = item === null ? started : { ...started, ...valuesOfTerms(item) };
  const kyc = folio.holders.every((holder) => holder.kyc === 'VALIDATED') ? 'KYC validated' : null;
  const note = [folio.holders[0]?.name, `folio ${folioNo}`, holdings[folio.holding], kyc]
    .filter(Boolean)
    .join(' · ');
  const draft =
    item === null
      ? `transact/${kind}/${folioNo}/${startName(start)}`
      : `transact/edit/${item.id}/${item.version}`;
  return (
    <OrderForm
      kind={kind}
      orderFacts={orderFacts}
      folioNo={folioNo}
      note={note}
      initial={initial}
      draft={draft}
      item={item}
      leavesTo={leavesTo}
      investorId={start.investor}
      assetClass={start.assetClass}
      startsAt={start.field}
    />
  );
}

/** What a draft is of: another start has another draft. */
const startName = ({
  scheme = '',
  again,
  reg,
  row,
  units,
  amount,
  stepUp,
  until,
}: TransactionStart): string =>
  [scheme, again, reg, row, units, amount, stepUp, until].filter((one) => one !== undefined).join('/');

interface OrderStart {
  readonly kind: FormKind;
  readonly folioNo: string;
  readonly folio: NonNullable<OrderFacts['folio']>;
  readonly orderFacts: OrderFacts;
  readonly start: TransactionStart;
  readonly plan: PlanRow | null;
  /** What is ordered once more. */
  readonly again: OrderedBefore | null;
  readonly today: Temporal.PlainDate;
}

/** As one types it. Units, and `all` of them, are an answer only where units leave. */
function amountOf(kind: FormKind, { amount, units }: TransactionStart): Partial<OrderValues> {
  if (orderDefinitions[kind].fields.includes('quantity')) {
    if (units !== undefined) return { by: 'units', units: canonicalNumber(units, { decimals: 3 }) };
    if (amount === 'all') return { by: 'all' };
  }
  return amount === undefined || amount === 'all' ? {} : { amount: amount.replace(/\.00$/, '') };
}

/** A SIP towards a day that grows on its way, as the plan of a goal has it. */
function courseOf({ stepUp, until }: TransactionStart): Partial<OrderValues> {
  return {
    ...(stepUp !== undefined && {
      hasTopUp: true,
      topUpBy: 'rate',
      topUpRate: canonicalNumber(stepUp, { decimals: 2 }),
      topUpEvery: '12',
    }),
    ...(until !== undefined && { endBy: 'date', endsOn: until }),
  };
}

/** What a new form is filled with: what the folio says, the schemes, the amount or the plan the address names. */
function startNow({ kind, folioNo, folio, orderFacts, start, plan, again, today }: OrderStart): OrderValues {
  const { distributor, mandates, earlier, scheme, target, plans } = orderFacts;
  const fresh = {
    ...initialOf({ folio, distributor, mandates, earlier, today }),
    begunFrom: start.row ?? '',
  };
  const requested = { kind, folioNo, facts: orderFacts, orderFacts, today };
  if (again !== null) return orderedAgain(again, requested, fresh);
  if (plan !== null) return { ...startedFromPlan(plan, requested, fresh), ...amountOf(kind, start) };
  const schemeCode = scheme && { id: scheme.code, name: scheme.name };
  const named = plans.find(({ regNo, schemeCode: code }) => regNo === start.reg && code === scheme?.code);
  if (orderDefinitions[kind].plan !== 'changes' || named === undefined) {
    const toSchemeCode = target && { id: target.code, name: target.name };
    return {
      ...fresh,
      schemeCode,
      toSchemeCode,
      ...amountOf(kind, start),
      ...(kind === 'sip' && courseOf(start)),
    };
  }
  return { ...fresh, schemeCode, planKind: named.kind, regNo: named.regNo };
}

/** The client's page, for whoever may open it. */
function useClientHref(id: string | undefined): string {
  const { session, platform } = useServices();
  const mayOpenClient = mayOpen('investor/details', visitorOf(useStore(session), platform.kind));
  if (id === undefined || !mayOpenClient) return hrefTo('transact/initiate');
  return `${hrefTo('investor/details')}?${new URLSearchParams({ id })}`;
}

function FormOutline() {
  return (
    <Loading label="Loading the form">
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton width="long" />
    </Loading>
  );
}
