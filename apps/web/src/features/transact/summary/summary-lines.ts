import { noTaxClass, tdsLabel } from '@hub/contract/orders/summary/tds-text';
import { deadlineAct } from '@hub/contract/orders/words/deadline-act';
import { navCondition, weekdayText } from '@hub/contract/orders/words/time-texts';
import { formatDate, formatNav, formatRupees, formatUnits, type Paise } from '@hub/domain';
import { saleFigures } from '@hub/domain/orders/preview/order-figures';
import type {
  BuyLeg,
  NavExpected,
  NavOfDay,
  OrderPreview,
  SaleFigures,
  SellLeg,
} from '@hub/domain/orders/preview/order-preview';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { OrderValues } from '../terms/order-values.ts';
import { changeLines, planHeadline, planLines } from './plan-summary.ts';
import type { SummaryGroup, SummaryLine } from './summary-group.ts';

const rupees = (amount: Paise): string => formatRupees(amount, { decimals: 2 });

const existing = (nav: NavOfDay | null): string | undefined =>
  nav === null ? undefined : `at NAV ${formatNav(nav.value)} of ${formatDate(nav.day)}`;

function navLine(nav: NavExpected, now: Temporal.Instant, act: string): SummaryLine {
  return { label: 'NAV date', value: weekdayText(nav.navDate), note: navCondition(nav, act, now) };
}

const notAvailable = (label: string): SummaryLine => ({
  label,
  value: 'Not known',
  note: noTaxClass.charAt(0).toUpperCase() + noTaxClass.slice(1),
});

function taxLines({ stt, tds }: SaleFigures): SummaryLine[] {
  const securitiesTax = 'Securities tax (STT)';
  return [
    ...(stt === null ? [notAvailable(securitiesTax)] : []),
    ...(stt === null || stt === 0n ? [] : [{ label: securitiesTax, value: `−${rupees(stt)}` }]),
    ...(tds?.map((part) => ({ label: tdsLabel(part), value: `−${rupees(part.tds)}` })) ?? [
      notAvailable('TDS'),
    ]),
  ];
}

function sellLines(leg: SellLeg, now: Temporal.Instant, out: string): SummaryLine[] {
  const when = navLine(leg.nav, now, deadlineAct(false));
  const sale = saleFigures(leg);
  if (sale === null) return [when];
  const { load, units, proceeds, unitsLeft, valueLeft } = sale;
  return [
    { label: out, value: rupees(proceeds), note: existing(leg.estimatedAt) },
    when,
    { label: 'Units', value: formatUnits(units) },
    { label: 'Exit load', value: load === 0n ? 'Nil' : `−${rupees(load)}` },
    ...taxLines(sale),
    {
      label: 'Stays in the scheme',
      value: unitsLeft === 0n ? 'Nothing' : rupees(valueLeft),
      ...(unitsLeft > 0n && { note: `${formatUnits(unitsLeft)} units` }),
    },
  ];
}

function buyLines(
  { amount, duty, units, nav, estimatedAt }: BuyLeg,
  now: Temporal.Instant,
  { label, act }: { readonly label: string; readonly act: string },
): SummaryLine[] {
  const isRequested = amount !== null && amount > 0n;
  return [
    ...(isRequested ? [{ label, value: rupees(amount) }] : []),
    navLine(nav, now, act),
    ...(isRequested && duty !== null
      ? [{ label: 'Stamp duty', value: duty === 0n ? 'Nil' : `−${rupees(duty)}` }]
      : []),
    ...(isRequested && units !== null
      ? [{ label: 'Units, about', value: formatUnits(units), note: existing(estimatedAt) }]
      : []),
  ];
}

/** What an order comes to, as it is entered. All of it is an estimate, and says at which NAV. */
export function summaryOf(
  preview: OrderPreview,
  now: Temporal.Instant,
  values: OrderValues,
): readonly SummaryGroup[] {
  switch (preview.kind) {
    case 'lumpsum':
      return [
        {
          title: null,
          lines: buyLines(preview.buy, now, {
            label: 'Investor pays',
            act: deadlineAct(values.payMode !== 'otm'),
          }),
        },
      ];
    case 'redeem': {
      const [receives, when, ...rest] = sellLines(preview.sell, now, 'Investor receives about');
      const paidBy = { label: 'Paid by', value: weekdayText(preview.payoutBy) };
      // Without a preview there is only the NAV day.
      const lines = when === undefined ? [receives] : [receives, when, paidBy, ...rest];
      return [{ title: null, lines: lines.filter((line) => line !== undefined) }];
    }
    case 'switch':
      return [
        { title: 'Out', lines: sellLines(preview.sell, now, 'Leaves about') },
        {
          title: 'In',
          lines: buyLines(preview.buy, now, { label: 'Arrives about', act: deadlineAct(false) }),
        },
      ];
    case 'sip': {
      const paid =
        preview.first && buyLines(preview.first, now, { label: 'Investor pays', act: deadlineAct(true) });
      const plan = planLines(preview, values);
      return [
        ...(paid === null ? [] : [{ title: 'Paid now', lines: paid }]),
        ...(plan.length === 0 ? [] : [{ title: paid === null ? null : 'Debited', lines: plan }]),
      ];
    }
    case 'stp':
    case 'swp':
      return inOne(planLines(preview, values));
    case 'pause':
    case 'stop':
      return inOne(changeLines(preview));
  }
}

const inOne = (lines: readonly SummaryLine[]): readonly SummaryGroup[] =>
  lines.length === 0 ? [] : [{ title: null, lines }];

/** What is asked for before there is a summary. */
export function emptySummary(kind: FormKind): string {
  switch (orderDefinitions[kind].plan) {
    case 'registers':
      return 'Choose a scheme, an amount and a date to see the summary here.';
    case 'changes':
      return 'Choose a plan to see the summary here.';
    default:
      return 'Choose a scheme and an amount to see the summary here.';
  }
}

/** The one figure of the bar on a phone. */
export function headlineOf(preview: OrderPreview | null, values: OrderValues): string | null {
  if (preview === null) return null;
  if (preview.kind === 'lumpsum') {
    const { amount } = preview.buy;
    return amount !== null && amount > 0n ? formatRupees(amount, { decimals: 'some' }) : null;
  }
  if ('plan' in preview) return planHeadline(preview, values);
  if (!('sell' in preview)) return null;
  const sale = saleFigures(preview.sell);
  return sale && `about ${formatRupees(sale.proceeds, { decimals: 'some' })}`;
}
