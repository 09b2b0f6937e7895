import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptInvoice, payInvoice, sendInvoiceBack } from '@hub/contract/brokerage/invoice-acts';
import { invoiceStatusNames } from '@hub/contract/brokerage/invoice-state-texts';
import { dayText, rupeesText } from '@hub/domain';
import { type InvoiceStatus, invoiceStatuses } from '@hub/domain/brokerage/tax/invoice-state';
import { Argument, type Command, Option } from 'commander';
import { Refusal } from '../../calls/refusal/refusal.ts';
import {
  type FiledInvoice,
  invoicesWith,
  readSignedInvoice,
} from '../../features/brokerage/brokerage.public.ts';
import { openFiles } from '../../ports/files/open-files.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { addVerb } from '../acts/verb.ts';
import { OperatorError } from './operator-error.ts';

const SHOWN = 500;

const invoiceText = ({ number, arn, name, month, madeOn, gstin, ...figures }: FiledInvoice): string => {
  const { taxable, igst, cgst, sgst, reason } = figures;
  const tax = [
    ['IGST', igst],
    ['CGST', cgst],
    ['SGST', sgst],
  ] as const;
  return [
    `${number}  ${arn}  ${name}  brokerage of ${month.slice(0, 7)}, made on ${dayText(madeOn)}`,
    `  GSTIN ${gstin}  taxable ${rupeesText(taxable)}  ${tax.map(([kind, amount]) => `${kind} ${rupeesText(amount)}`).join('  ')}`,
    ...(reason === null ? [] : [`  sent back: ${reason}`]),
  ].join('\n');
};

const inWords = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof Refusal ? new OperatorError(error.message) : error;
  });

const numberArgument = (): Argument => new Argument('<number>', 'of the invoice, like 123456/2627/0001');

/** `hub invoice …`: the asset manager's side of the distributors' GST invoices. */
export function addInvoiceCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const invoice = program.command('invoice').description("the distributors' GST invoices");
  invoice
    .command('list')
    .description('print those that were handed over, the longest waiting first')
    .addOption(
      new Option('--status <status>', 'those of another status')
        .choices([...invoiceStatuses])
        .default('handed-over'),
    )
    .action(({ status }: { status: InvoiceStatus }) =>
      withDatabase(async (db) => {
        const found = await invoicesWith(db, status, SHOWN);
        for (const one of found) say(invoiceText(one));
        if (found.length === 0) say(`No invoice is “${invoiceStatusNames[status]}”.`);
      }),
    );
  invoice
    .command('save')
    .description('write the signed PDF into a file')
    .addArgument(numberArgument())
    .argument('<file>', 'a file that is not there yet')
    .action((number: string, file: string) =>
      withDatabase(async (db, config) => {
        const paper = await inWords(readSignedInvoice(db, openFiles(config.files), number));
        await pipeline(paper, createWriteStream(resolve(file), { flags: 'wx' })).catch((error: unknown) => {
          throw new OperatorError(`The file could not be written: ${(error as Error).message}`);
        });
        say(`Saved ${number} in ${file}.`);
      }),
    );
  const notified = 'The distributor is notified.';
  addVerb(invoice, terminal, acceptInvoice, {
    description: 'accept one that was handed over',
    positional: ['number'],
    done: ({ number }) => `Invoice ${number} is “${invoiceStatusNames.accepted}”. ${notified}`,
  });
  addVerb(invoice, terminal, sendInvoiceBack, {
    description: 'send one back that was handed over; the distributor makes it again',
    positional: ['number'],
    flags: { words: 'reason' },
    reasonIn: 'words',
    done: ({ number }) => `Invoice ${number} is “${invoiceStatusNames['sent-back']}”. ${notified}`,
  });
  addVerb(invoice, terminal, payInvoice, {
    description: 'note that the GST of one that was accepted is paid',
    positional: ['number'],
    done: ({ number }) => `Invoice ${number} is “${invoiceStatusNames.paid}”. ${notified}`,
  });
}
