import { createKeyring } from '../../auth/security.ts';
import type { Inputs } from '../input.ts';

export const certificateInputs: Inputs = {
  'certificate.file': async (hub, owner) => {
    const id = 'training-nomination';
    await hub.db.read(
      'system',
      `insert into certificate (arn, id, kind, title, holder, issued_on)
       values ($1, $2, 'training', 'Nomination', 'Somebody', '2026-06-01') on conflict do nothing`,
      [owner, id],
    );
    const { security } = createKeyring(hub.config, hub.clock);
    return { c: `${owner.slice(4)}.${id}.${security.sign(`certificate\n${owner}\n${id}`)}` };
  },
};
