import type { RequestOf, ResponseOf } from '@hub/contract';
import type { submitQuery as submitQueryCall } from '@hub/contract/calls/feedback/feedback';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { answerDueOn } from '@hub/domain/feedback/answer-due';
import { querySection } from '@hub/domain/feedback/query-sections';
import type { ChangeContext, PrepareContext } from '../../calls/call-context.ts';
import { newReference } from '../../calls/new-reference.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { searchable } from '../../calls/search-words.ts';
import type { Tx } from '../../db/database.ts';
import { businessDays } from '../reference/reference.public.ts';
import { insertEvent, insertQuery, type SavedFile } from './feedback.repository.ts';
import { checkFiles, storeFiles } from './query-files.ts';
import { namesOf } from './query-presenter.ts';

const PER_DAY = 50;
const REFERENCE_LETTERS = 8;

type Requested = RequestOf<typeof submitQueryCall>;

interface Prepared {
  readonly reference: string;
  readonly files: readonly SavedFile[];
}

function sectionOf({ sectionId, subSectionId }: Requested) {
  const { section: noSection, subSection: noPart } = queryTexts.wrong;
  const section = querySection(sectionId);
  if (section === null) throw new Refusal('rule', noSection, { fields: { sectionId: noSection } });
  if (section.parts.every(({ id }) => id !== subSectionId)) {
    throw new Refusal('rule', noPart, { fields: { subSectionId: noPart } });
  }
  return section;
}

/** The files are kept before the query that names them; whatever stops in between, the query's files are there. */
export async function prepareQuery(context: PrepareContext, requested: Requested): Promise<Prepared> {
  sectionOf(requested);
  const files = await checkFiles(context.uploads);
  await context.limit({
    name: 'query',
    key: context.session.arn,
    max: PER_DAY,
    windowSeconds: 24 * 3600,
    message: queryTexts.tooMany,
  });
  const reference = newReference('Q-', REFERENCE_LETTERS);
  return { reference, files: await storeFiles(context, reference, files) };
}

export async function submitQuery(
  { session: { arn }, clock }: ChangeContext,
  tx: Tx,
  requested: Requested,
  { reference, files }: Prepared,
): Promise<ResponseOf<typeof submitQueryCall>> {
  const { sectionId, subSectionId, subject, message, figures = [] } = requested;
  const at = clock.now().toString();
  const isBusinessDay = await businessDays(tx, 'EQUITY');
  const names = namesOf({ section: sectionId, subSection: subSectionId });
  await insertQuery(tx, {
    arn,
    reference,
    section: sectionId,
    subSection: subSectionId,
    subject,
    raisedAt: at,
    answerBy: answerDueOn(clock.today(), sectionOf(requested), isBusinessDay).toString(),
    figures,
    words: searchable(
      reference,
      names.section,
      names.subSection,
      subject,
      message,
      ...figures.map(({ value }) => value),
    ),
    files,
  });
  await insertEvent(tx, { arn, reference }, { what: 'raised', at, words: message, rating: null });
  return { status: 'Success', reference };
}
