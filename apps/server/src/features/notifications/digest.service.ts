import { mailTexts } from '@hub/contract/mails/mail-texts';
import { digestMail } from '@hub/contract/notifications/digest-mail';
import { noticeChoices } from '@hub/domain/notifications/notice-settings';
import type { JobContext } from '../../calls/job-context.ts';
import { type DigestNotice, findUnreadSince, takeReaders } from './digest.repository.ts';

const takenAtOnce = 500;

type Needed = Pick<JobContext, 'db' | 'clock' | 'brand' | 'config' | 'messenger'>;

/** The mail of the day, to all whose hour has come. */
export async function sendDigests(context: Needed): Promise<void> {
  if (!context.messenger.channels.includes('EMAIL')) return;
  while ((await sendSome(context)) === takenAtOnce);
}

function sendSome({ db, clock, brand, config, messenger }: Needed): Promise<number> {
  const at = clock.now().toString();
  return db.transaction('system', async (tx) => {
    const readers = await takeReaders(tx, { at, limit: takenAtOnce });
    const unread = Map.groupBy(await findUnreadSince(tx, readers, at), ({ arn }: DigestNotice) => arn);
    for (const { arn, choices, email } of readers) {
      const chosen = noticeChoices(choices);
      const notices = (unread.get(arn) ?? []).filter(({ topic }) => chosen[topic].digest);
      if (email === null || notices.length === 0) continue;
      const { subject, text, body, url } = digestMail(notices, {
        productName: brand.productName,
        publicUrl: config.publicUrl,
      });
      await messenger.send(tx, {
        channel: 'EMAIL',
        to: email,
        arn,
        purpose: 'digest',
        subject,
        text,
        mail: { body, link: { label: mailTexts.buttons.digest, url } },
      });
    }
    return readers.length;
  });
}
