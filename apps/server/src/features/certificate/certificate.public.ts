import type { Tx } from '../../db/database.ts';
import { insertTraining } from './certificate.repository.ts';

interface FinishedSeries {
  readonly arn: string;
  /** The id of the series: small letters, digits and dashes, at most 40. */
  readonly series: string;
  /** What the certificate is for, in words. */
  readonly title: string;
  readonly today: Temporal.PlainDate;
}

/** Once for a series, however often it is finished. True when it was granted just now. */
export const grantCertificate = (tx: Tx, { arn, series, title, today }: FinishedSeries): Promise<boolean> =>
  insertTraining(tx, { arn, id: `training-${series}`, series, title, issuedOn: today.toString() });
