import { Readable } from 'node:stream';
import type { RequestOf } from '@hub/contract';
import type { RecordDetails, receipt } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts, payModeTexts } from '@hub/contract/orders/order-kinds';
import { orderStatusText, paymentStatusTexts } from '@hub/contract/orders/record-texts';
import { dateTimeInIndia } from '@hub/contract/orders/words/time-texts';
import {
  dayText,
  formatNav,
  formatUnits,
  moneyOf,
  navOf,
  rupeesText,
  todayInIndia,
  unitsOf,
} from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type DocumentPart, writeDocument } from '../../../documents/document.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { findDistributorName } from '../orders/confirmation.repository.ts';
import { readDetails } from './records.service.ts';

const momentText = (at: string): string => `${dateTimeInIndia(Temporal.Instant.from(at))} IST`;
const isNil = (amount: string): boolean => moneyOf(amount) === 0n;

type Facts = Extract<DocumentPart, { kind: 'facts' }>['facts'];

function paymentFacts({ payment, goingBack, refunded }: RecordDetails): Facts {
  return [
    ...(payment === null
      ? []
      : [
          { label: 'Amount', value: rupeesText(payment.amount, { decimals: 2 }) },
          {
            label: 'Paid by',
            value: payModeTexts[payment.mode as keyof typeof payModeTexts] ?? payment.mode,
          },
          { label: 'Status', value: paymentStatusTexts[payment.status] ?? payment.status },
          { label: 'At', value: momentText(payment.at) },
        ]),
    ...(isNil(goingBack) ? [] : [{ label: 'Going back', value: rupeesText(goingBack, { decimals: 2 }) }]),
    ...(isNil(refunded) ? [] : [{ label: 'Refunded', value: rupeesText(refunded, { decimals: 2 }) }]),
  ];
}

interface Printed {
  readonly order: RecordDetails;
  readonly distributor: string;
  readonly arn: string;
}

/** The order as it is now, with everything that happened to it. */
function receiptParts({ order, distributor, arn }: Printed): readonly DocumentPart[] {
  const { allotment, rejection, events } = order;
  const payment = paymentFacts(order);
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Reference', value: order.reference },
        { label: 'Order', value: `${orderKindTexts[order.kind].title}, ${order.headline}` },
        { label: 'Status', value: orderStatusText(order) },
        { label: 'Investor', value: order.investor.name },
        { label: 'Folio', value: order.folioNo },
        { label: 'Distributor', value: `${distributor}, ${arn}` },
        { label: 'Created', value: momentText(order.createdAt) },
      ],
    },
    ...(rejection === null
      ? []
      : [
          {
            kind: 'facts' as const,
            heading: 'Rejected by the registrar',
            facts: [
              { label: 'Why', value: rejection.title },
              { label: 'What fixes it', value: rejection.fix },
            ],
          },
        ]),
    { kind: 'facts', heading: 'What was ordered', facts: order.lines },
    ...(allotment === null
      ? []
      : [
          {
            kind: 'table' as const,
            heading: 'Allotment',
            columns: [
              { header: 'Scheme', kind: 'text' as const, width: 40 },
              { header: 'NAV of', kind: 'date' as const, width: 14 },
              { header: 'NAV (₹)', kind: 'figure' as const, width: 14 },
              { header: 'Units', kind: 'figure' as const, width: 16 },
              { header: 'Amount', kind: 'figure' as const, width: 18 },
            ],
            rows: allotment.legs.map(({ scheme, navOn, nav, units, amount }) => [
              scheme.name,
              dayText(navOn),
              formatNav(navOf(nav)),
              formatUnits(unitsOf(units)),
              rupeesText(amount, { decimals: 2 }),
            ]),
          },
        ]),
    ...(payment.length === 0 ? [] : [{ kind: 'facts' as const, heading: 'Payment', facts: payment }]),
    {
      kind: 'table',
      heading: 'Timeline',
      columns: [
        { header: 'When', kind: 'text', width: 24 },
        { header: 'What', kind: 'text', width: 38 },
        { header: 'More', kind: 'text', width: 40 },
      ],
      rows: events.map(({ at, title, note }) => [momentText(at), title, note ?? '']),
    },
  ];
}

/** The acknowledgement of an order as PDF. */
export async function getReceipt(
  context: SignedInContext,
  { reference }: RequestOf<typeof receipt>,
): Promise<FileReply> {
  const { db, clock, session, brand } = context;
  const { arn } = session;
  await limitExports(context);
  const queries = oneStatement(db, { arn });
  const now = clock.now();
  const [order, distributor] = await Promise.all([
    readDetails(queries, arn, reference, now),
    findDistributorName(queries, arn),
  ]);
  return {
    fileName: `order-${reference}.pdf`,
    contentType: 'application/pdf',
    rows: 1,
    async write(onWritten) {
      const parts = receiptParts({ order, distributor, arn });
      const printed = { brand, title: 'Acknowledgement of an order', asOn: todayInIndia(now), parts };
      const file = Buffer.concat(await Array.fromAsync(writeDocument(printed)));
      onWritten(1);
      return { size: file.length, body: Readable.from([file]) };
    },
  };
}
