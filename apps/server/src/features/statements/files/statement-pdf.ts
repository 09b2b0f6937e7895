import type { Brand } from '@hub/contract';
import type { AccountStatement, CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { gainTitle } from '@hub/contract/statements/statement-texts';
import type { PrintedDocument } from '../../../documents/document.ts';
import type { PaperLogos } from '../../co-branding/co-branding.public.ts';
import { accountParts, accountTitle } from '../account/account-document.ts';
import type { SchemeClasses } from '../account/account-mix.ts';
import { gainParts } from '../gains/gain-document.ts';
import type { PersonRecord } from '../scope/people.repository.ts';

/** Around what a statement says. */
interface Frame extends PaperLogos {
  readonly brand: Brand;
  /** The PAN that opens it; none for one that is shown to whoever has signed in. */
  readonly password?: string | undefined;
}

const framed = ({
  brand: { name, legalName, address, colours, disclaimer },
  mark,
  logo,
  password,
}: Frame): Omit<PrintedDocument, 'title' | 'parts'> => ({
  brand: { name, legalName, address, colours, disclaimer },
  mark,
  logo,
  asOn: null,
  password,
});

export const accountDocument = (
  statement: AccountStatement,
  classes: SchemeClasses,
  people: readonly Pick<PersonRecord, 'id' | 'address'>[],
  frame: Frame,
): PrintedDocument => ({
  ...framed(frame),
  title: accountTitle,
  parts: accountParts(statement, classes, (id) => people.find((one) => one.id === id)?.address ?? null),
});

/** `pan`: the client's in full, which a tax paper needs; null where it stays masked. */
export const gainDocument = (
  statement: CapitalGainStatement,
  pan: string | null,
  frame: Frame,
): PrintedDocument => ({
  ...framed(frame),
  title: gainTitle,
  parts: gainParts(statement, pan),
});
