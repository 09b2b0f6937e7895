import { isMinorStatus } from '@hub/domain';
import {
  isoDay,
  type NewClient,
  type NewClientFolio,
} from '../../../../server/src/features/book/book.public.ts';
import type { DemoClient } from '../ground/rows.ts';
import { isoDayOrNull } from './row-text.ts';

/** Whose client it is: a minor's folio is the guardian's (handbook §3.1). */
const clientKeyOf = ({ investor }: DemoClient): string =>
  isMinorStatus(investor.taxStatus) && investor.guardianPan !== null
    ? investor.guardianPan
    : investor.clientKey;

export function clientRow(client: DemoClient): NewClient {
  const { investor } = client;
  const { id, arn, email, mobile, kyc, address, city, state, pincode, country, family } = investor;
  const clientKey = clientKeyOf(client);
  const existing = { id, arn, clientKey, email, mobile, kyc, address, city, state, pincode, country, family };
  if (clientKey !== investor.clientKey) {
    return {
      ...existing,
      pan: clientKey,
      name: investor.guardianName ?? investor.name,
      birthDate: null,
      taxStatus: '01',
      occupation: null,
      guardianName: null,
      guardianPan: null,
      isGuardian: true,
    };
  }
  const { pan, name, taxStatus, occupation, guardianName, guardianPan } = investor;
  const birthDate = isoDayOrNull(investor.birthDate);
  return {
    ...existing,
    pan,
    name,
    birthDate,
    taxStatus,
    occupation,
    guardianName,
    guardianPan,
    isGuardian: false,
  };
}

export function folioRows(client: DemoClient): NewClientFolio[] {
  const { name, birthDate, taxStatus } = client.investor;
  const minor = isMinorStatus(taxStatus) ? { name, birthDate: isoDayOrNull(birthDate) } : null;
  const clientKey = clientKeyOf(client);
  return client.folios.map(({ fatca, openedOn, investorId: _, ...folio }) => ({
    ...folio,
    clientKey,
    fatca: fatca ?? {},
    minor,
    openedOn: isoDay(openedOn),
  }));
}
