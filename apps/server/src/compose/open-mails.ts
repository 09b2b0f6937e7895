import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { oneStatement } from '../db/queries.ts';
import { readSignature } from '../features/co-branding/co-branding.public.ts';
import { mailWriter } from '../mails/write-mail.ts';
import type { Files } from '../ports/files/files.ts';
import type { WriteMail } from '../ports/messenger/messenger.ts';

/** The layout of mails, with the signature of the distributor that a mail comes from. */
export const openMails = (
  { brand, brandDir }: Pick<Config, 'brand' | 'brandDir'>,
  db: Database,
  files: Files,
): WriteMail =>
  mailWriter({
    brand,
    brandDir,
    signatureOf: (arn, queries = oneStatement(db, 'system')) => readSignature(files, queries, arn),
  });
