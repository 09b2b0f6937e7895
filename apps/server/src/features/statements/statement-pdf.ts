import type { Brand } from '@hub/contract';
import type { AccountStatement } from '@hub/contract/calls/statements';
import { type PrintedDocument, writeDocument } from '../../documents/document.ts';
import { accountParts, accountTitle } from './account-document.ts';

/** `password`: the PAN that opens it; none for one that is shown to whoever has signed in. */
export const accountDocument = (
  statement: AccountStatement,
  brand: Brand,
  password?: string,
): PrintedDocument => ({
  brand,
  title: accountTitle,
  asOn: null,
  parts: accountParts(statement),
  password,
});

/** The whole file. Setting it is work: a call has it done by another thread (`exports/`), a job may wait here. */
export const statementPdf = async (document: PrintedDocument): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(writeDocument(document)));
