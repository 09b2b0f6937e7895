import { Readable } from 'node:stream';
import type { RequestOf } from '@hub/contract';
import type { RecordDetails, receipt } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts, payModeTexts } from '@hub/contract/orders/order-kinds';
import { receiptTexts } from '@hub/contract/orders/receipt-texts';
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
import { readLogos } from '../../co-branding/co-branding.public.ts';
import { findDistributorName } from '../orders/confirmation.repository.ts';
import { readDetails } from './records.service.ts';

const momentText = (at: string): string => receiptTexts.moment(dateTimeInIndia(Temporal.Instant.from(at)));
const isNil = (amount: string): boolean => moneyOf(amount) === 0n;

type Facts = Extract<DocumentPart, { kind: 'facts' }>['facts'];

function paymentFacts({ payment, goingBack, refunded }: RecordDetails): Facts {
  return [
    ...(payment === null
      ? []
      : [
          { label: receiptTexts.amount, value: rupeesText(payment.amount, { decimals: 2 }) },
          {
            label: receiptTexts.paidBy,
            value: payModeTexts[payment.mode as keyof typeof payModeTexts] ?? payment.mode,
          },
          { label: receiptTexts.status, value: paymentStatusTexts[payment.status] ?? payment.status },
          { label: receiptTexts.at, value: momentText(payment.at) },
        ]),
    ...(isNil(goingBack)
      ? []
      : [{ label: receiptTexts.goingBack, value: rupeesText(goingBack, { decimals: 2 }) }]),
    ...(isNil(refunded)
      ? []
      : [{ label: receiptTexts.refunded, value: rupeesText(refunded, { decimals: 2 }) }]),
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
        { label: receiptTexts.reference, value: order.reference },
        { label: receiptTexts.order, value: `${orderKindTexts[order.kind].title}, ${order.headline}` },
        { label: receiptTexts.status, value: orderStatusText(order) },
        { label: receiptTexts.investor, value: order.investor.name },
        { label: receiptTexts.folio, value: order.folioNo },
        { label: receiptTexts.distributor, value: `${distributor}, ${arn}` },
        { label: receiptTexts.created, value: momentText(order.createdAt) },
      ],
    },
    ...(rejection === null
      ? []
      : [
          {
            kind: 'facts' as const,
            heading: receiptTexts.rejected,
            facts: [
              { label: receiptTexts.why, value: rejection.title },
              { label: receiptTexts.fix, value: rejection.fix },
            ],
          },
        ]),
    { kind: 'facts', heading: receiptTexts.ordered, facts: order.lines },
    ...(allotment === null
      ? []
      : [
          {
            kind: 'table' as const,
            heading: receiptTexts.allotment,
            columns: [
              { header: receiptTexts.scheme, kind: 'text' as const, width: 40 },
              { header: receiptTexts.navOf, kind: 'date' as const, width: 14 },
              { header: receiptTexts.nav, kind: 'figure' as const, width: 14 },
              { header: receiptTexts.units, kind: 'figure' as const, width: 16 },
              { header: receiptTexts.amount, kind: 'figure' as const, width: 18 },
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
    ...(payment.length === 0
      ? []
      : [{ kind: 'facts' as const, heading: receiptTexts.payment, facts: payment }]),
    {
      kind: 'table',
      heading: receiptTexts.timeline,
      columns: [
        { header: receiptTexts.when, kind: 'text', width: 24 },
        { header: receiptTexts.what, kind: 'text', width: 38 },
        { header: receiptTexts.more, kind: 'text', width: 40 },
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
  const [order, distributor, logos] = await Promise.all([
    readDetails(queries, arn, reference, now),
    findDistributorName(queries, arn),
    readLogos(context, queries, arn),
  ]);
  return {
    fileName: `order-${reference}.pdf`,
    contentType: 'application/pdf',
    rows: 1,
    async write(onWritten) {
      const parts = receiptParts({ order, distributor, arn });
      const printed = { ...logos, brand, title: receiptTexts.title, asOn: todayInIndia(now), parts };
      const file = Buffer.concat(await Array.fromAsync(writeDocument(printed)));
      onWritten(1);
      return { size: file.length, body: Readable.from([file]) };
    },
  };
}
