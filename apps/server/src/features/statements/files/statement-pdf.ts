import type { Brand } from '@hub/contract';
import type { AccountStatement, CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { gainTitle } from '@hub/contract/statements/statement-texts';
import type { PrintedDocument } from '../../../documents/document.ts';
import { accountParts, accountTitle } from '../account/account-document.ts';
import { gainParts } from '../gains/gain-document.ts';

const frameOf = ({ name, legalName, address, colours, disclaimer }: Brand): PrintedDocument['brand'] => ({
  name,
  legalName,
  address,
  colours,
  disclaimer,
});

/** `password`: the PAN that opens it; none for one that is shown to whoever has signed in. */
export const accountDocument = (
  statement: AccountStatement,
  brand: Brand,
  password?: string,
): PrintedDocument => ({
  brand: frameOf(brand),
  title: accountTitle,
  asOn: null,
  parts: accountParts(statement),
  password,
});

export const gainDocument = (
  statement: CapitalGainStatement,
  brand: Brand,
  password?: string,
): PrintedDocument => ({
  brand: frameOf(brand),
  title: gainTitle,
  asOn: null,
  parts: gainParts(statement),
  password,
});
