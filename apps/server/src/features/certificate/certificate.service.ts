import { Readable } from 'node:stream';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { Certificate, certificateFile, certificates } from '@hub/contract/calls/certificate/certificate';
import type { CallContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import { writeDocument } from '../../documents/document.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { type CertificateRow, findCertificate, findCertificates } from './certificate.repository.ts';
import { certificateDocument } from './certificate-document.ts';
import { linkOf, readTicket, ticketOf } from './certificate-ticket.ts';

/** A phone network is one address for many. */
const CALLS_PER_ADDRESS = 600;

function validityOf(
  { isRevoked, validTo }: CertificateRow,
  today: Temporal.PlainDate,
): Certificate['validity'] {
  if (isRevoked) return 'revoked';
  const isOver = validTo !== null && Temporal.PlainDate.compare(today, Temporal.PlainDate.from(validTo)) > 0;
  return isOver ? 'expired' : 'valid';
}

function certificateOf(row: CertificateRow, { security, clock }: CallContext): Certificate {
  const { isRevoked: _, ...shown } = row;
  return { ...shown, validity: validityOf(row, clock.today()), ticket: ticketOf(security, row) };
}

/** The one a ticket names, read as the distributor for whom we signed it. */
async function findNamed(context: CallContext, ticket: string): Promise<CertificateRow | null> {
  const { db, security, limit, ip } = context;
  await limit({ name: 'certificate', key: ip, max: CALLS_PER_ADDRESS, windowSeconds: 3600 });
  const named = readTicket(security, ticket);
  return named && findCertificate(oneStatement(db, { arn: named.arn }), named.arn, named.id);
}

export async function getCertificates(
  context: CallContext,
  { c }: RequestOf<typeof certificates>,
): Promise<ResponseOf<typeof certificates>> {
  const { db, session } = context;
  if (c !== undefined) {
    const found = await findNamed(context, c);
    return { isGenuine: found !== null, items: found === null ? [] : [certificateOf(found, context)] };
  }
  if (session === null) return { isGenuine: null, items: [] };
  const { arn } = session;
  const rows = await findCertificates(oneStatement(db, { arn }), arn);
  return { isGenuine: null, items: rows.map((row) => certificateOf(row, context)) };
}

export async function getCertificateFile(
  context: CallContext,
  { c }: RequestOf<typeof certificateFile>,
): Promise<FileReply> {
  const found = await findNamed(context, c);
  if (found === null) throw new Refusal('not-found', texts.call.notFound);
  const { brand, config } = context;
  const certificate = certificateOf(found, context);
  const document = await certificateDocument(certificate, brand, linkOf(config, certificate.ticket));
  return {
    fileName: `certificate-${found.id}.pdf`,
    contentType: 'application/pdf',
    rows: 1,
    async write(onWritten) {
      const file = Buffer.concat(await Array.fromAsync(writeDocument(document)));
      onWritten(1);
      return { size: file.length, body: Readable.from([file]) };
    },
  };
}
