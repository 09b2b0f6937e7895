import { certificateTexts } from '@hub/contract/certificate/certificate-texts';
import type { Security } from '../../calls/call-context.ts';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import {
  findCertificate,
  insertAllEmpanelments,
  insertEmpanelment,
  insertTraining,
} from './certificate.repository.ts';
import { ticketOf } from './certificate-ticket.ts';

interface FinishedSeries {
  readonly arn: string;
  /** The id of the series: small letters, digits and dashes, at most 40. */
  readonly series: string;
  /** What the certificate is for, in words. */
  readonly title: string;
  readonly today: Temporal.PlainDate;
}

const idOf = (series: string): string => `training-${series}`;

/** Once for a series, however often it is finished. The certificate's id when it was granted just now. */
export async function grantCertificate(
  tx: Tx,
  { arn, series, title, today }: FinishedSeries,
): Promise<string | null> {
  const id = idOf(series);
  return (await insertTraining(tx, { arn, id, series, title, issuedOn: today.toString() })) ? id : null;
}

export const isCertified = async (queries: Queries, arn: string, series: string): Promise<boolean> =>
  (await findCertificate(queries, arn, idOf(series))) !== null;

const EMPANELMENT = 'empanelment';

/** From today, as long as the ARN runs. One that is there already stays as it is. */
export const grantEmpanelment = (tx: Tx, arn: string, today: Temporal.PlainDate): Promise<void> =>
  insertEmpanelment(tx, {
    arn,
    id: EMPANELMENT,
    title: certificateTexts.distribution,
    issuedOn: today.toString(),
  });

/** Of all who were empanelled before the hub was there. */
export const grantAllEmpanelments = (queries: Queries): Promise<void> =>
  insertAllEmpanelments(queries, EMPANELMENT);

/** What the public page of the certificate opens with. */
export const empanelmentTicket = (security: Pick<Security, 'sign'>, arn: string): string =>
  ticketOf(security, { arn, id: EMPANELMENT });
