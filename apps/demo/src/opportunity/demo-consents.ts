import { addConsents, addDeadContacts } from '../../../server/src/client-messages/reach.repository.ts';
import type { Database } from '../../../server/src/db/database.ts';
import { findDeadMobiles, findWhoAgreed } from './demo-consents.repository.ts';

/** Who of all clients may be sent messages, and whose number does not work. */
export async function makeDemoConsents(db: Database, at: string): Promise<void> {
  await db.transaction('system', async (tx) => {
    const agreed = await findWhoAgreed(tx);
    await addConsents(
      tx,
      agreed.map((one) => ({ ...one, purpose: 'messages', way: 'call', at })),
    );
    const dead = await findDeadMobiles(tx);
    await addDeadContacts(
      tx,
      dead.map((one) => ({ ...one, way: 'mobile', at })),
    );
  });
}
