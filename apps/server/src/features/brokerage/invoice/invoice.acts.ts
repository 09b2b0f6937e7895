import { subjectOf } from '@hub/contract/acts/act-subject';
import {
  acceptInvoice,
  payInvoice,
  sendInvoiceBack,
  invoiceActTexts as texts,
} from '@hub/contract/brokerage/invoice-acts';
import { invoiceStatusNames } from '@hub/contract/brokerage/invoice-state-texts';
import type { ActContext, AnyAct, Preview } from '../../../acts/act.ts';
import { act } from '../../../acts/act.ts';
import type { Tx } from '../../../db/database.ts';
import { decideInvoice, type InvoiceAct, lockDecision } from './invoice-desk.ts';

const previewOf =
  (step: InvoiceAct) =>
  async (_context: ActContext, tx: Tx, { number }: { readonly number: string }): Promise<Preview> => {
    const { invoice, to } = await lockDecision(tx, number, step);
    return {
      ...{ subject: subjectOf('invoice', number), subjectName: number, arn: invoice.arn },
      sentence: texts[step](number),
      changes: [
        {
          what: texts.status,
          before: invoiceStatusNames[invoice.status],
          after: invoiceStatusNames[to],
        },
      ],
      effects: [texts.effect],
    };
  };

const decide =
  (step: InvoiceAct) =>
  ({ clock }: ActContext, tx: Tx, { number, words }: { readonly number: string; readonly words?: string }) =>
    decideInvoice(tx, { number, act: step, reason: words ?? null, at: clock.now() });

/** The asset manager's decisions about invoices that were handed over. */
export const invoiceActs: readonly AnyAct[] = [
  act({ declaration: acceptInvoice, preview: previewOf('accept'), run: decide('accept') }),
  act({ declaration: sendInvoiceBack, preview: previewOf('send-back'), run: decide('send-back') }),
  act({ declaration: payInvoice, preview: previewOf('pay'), run: decide('pay') }),
];
