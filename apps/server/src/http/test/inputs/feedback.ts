import { randomBytes } from 'node:crypto';
import type { Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';

/** A query of the owner's with a file. */
async function queryOf(hub: TestApp, owner: string): Promise<{ reference: string; id: string }> {
  const reference = `Q-${randomBytes(8).toString('hex').slice(0, 8).toUpperCase()}`;
  const id = randomBytes(16).toString('hex');
  await hub.db.read(
    'system',
    `with file as (
       insert into query_file (arn, reference, id, no, name, content_type, bytes)
       values ($1, $2, $3, 1, 'a.pdf', 'application/pdf', 4))
     insert into distributor_query (arn, reference, section, sub_section, subject, status, raised_at, changed_at,
                                    answer_by, figures, words)
     values ($1, $2, 'brokerage', 'rate', 'Rate', 'answered', now(), now(), '2026-11-20', '[]', '')`,
    [owner, reference, id],
  );
  await hub.context.files.put(`queries/${id}`, Buffer.from('%PDF'), 'application/pdf');
  return { reference, id };
}

const referenceOf = async (hub: TestApp, owner: string) => ({
  reference: (await queryOf(hub, owner)).reference,
});

export const feedbackInputs: Inputs = {
  'feedback.file': queryOf,
  'feedback.query': referenceOf,
  'feedback.saveQueryStatus': async (hub, owner) => ({
    ...(await referenceOf(hub, owner)),
    status: 'closed',
    rating: 4,
  }),
  'feedback.submitQuery': () => ({
    sectionId: 'brokerage',
    subSectionId: 'rate',
    subject: 'A',
    message: 'B',
  }),
};
