import type { ActFile } from '@hub/contract/acts/act-file';
import { importPublicList, publicLists, listActTexts as texts } from '@hub/contract/reference/reference-acts';
import { type AnyAct, act } from '../../acts/act.ts';
import { withFile } from '../../acts/act-files.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { FeedFault } from '../book/feeds/feeds.public.ts';
import { importReference, type ReferenceList } from './import/import-reference.ts';

const bring = act<{ list: ReferenceList; file: ActFile }>({
  declaration: importPublicList,
  filesOf: ({ file }) => [file],
  async preview(_context, _tx, { list, file }) {
    return {
      ...{ subject: `list:${list}`, subjectName: `${publicLists[list]} of ${file.name}` },
      sentence: texts.sentence(list, file.name),
      changes: [{ what: publicLists[list], before: texts.asStored, after: texts.ofFile(file.name) }],
      effects: [texts.onTop],
      // A holiday re-dates orders; branches and pincodes move nobody's money.
      needsApproval: list === 'holidays',
      basis: file.sha256,
    };
  },
  run: async () => {},
  after: (context, { list, file }) =>
    withFile(context, file, (path) => importReference(context.db, list, path)).catch((error: unknown) => {
      throw error instanceof FeedFault ? new Refusal('rule', error.message) : error;
    }),
});

export const referenceActs: readonly AnyAct[] = [bring];
