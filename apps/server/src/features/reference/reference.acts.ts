import type { ActFile } from '@hub/contract/acts/act-file';
import { importPublicList, publicLists, listActTexts as texts } from '@hub/contract/reference/reference-acts';
import { type AnyAct, act, type OutsideContext } from '../../acts/act.ts';
import { withFile } from '../../acts/act-files.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { FeedFault } from '../book/feeds/feeds.public.ts';
import { importReference, type ReferenceList } from './import/import-reference.ts';
import { holidayActs } from './master/holiday-acts.ts';
import { loadHolidaysAct } from './master/load-holidays.act.ts';
import { loadSchemesAct } from './master/load-schemes.act.ts';
import { schemeActs } from './master/scheme-acts.ts';

type Input = { readonly list: ReferenceList; readonly file: ActFile };

const bringIn = (context: OutsideContext, { list, file }: Input, dryRun: boolean): Promise<string> =>
  withFile(context, file, (path) => importReference(context.db, list, path, { dryRun })).catch(
    (error: unknown) => {
      throw error instanceof FeedFault ? new Refusal('rule', error.message) : error;
    },
  );

const bring = act<Input, string>({
  declaration: importPublicList,
  filesOf: ({ file }) => [file],
  // Read once without writing: a file that is none is refused, and what it would add is seen.
  prepare: (context, input) => bringIn(context, input, true),
  async preview(_context, _tx, { list, file }, found) {
    return {
      ...{ subject: `list:${list}`, subjectName: `${publicLists[list]} of ${file.name}` },
      sentence: texts.sentence(list, file.name),
      changes: [{ what: publicLists[list], before: texts.asStored, after: texts.ofFile(file.name) }],
      effects: [...found.split('\n'), texts.onTop],
      // A holiday re-dates orders; branches and pincodes move nobody's money.
      needsApproval: list === 'holidays',
      basis: file.sha256,
    };
  },
  run: async () => {},
  after: (context, input) => bringIn(context, input, false),
});

export const referenceActs: readonly AnyAct[] = [
  bring,
  ...holidayActs,
  loadHolidaysAct,
  loadSchemesAct,
  ...schemeActs,
];
