import { type Note, searchNotes } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { useMutation } from '@tanstack/react-query';
import { usePageServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { DownloadIcon } from '../../ui/action/icons.ts';
import { useSaveFile } from '../../ui/list/use-save-file.ts';
import { useConsole } from '../calls/console-context.ts';
import type { askedFor } from './audit-filter.ts';
import { notesCsv } from './notes-csv.ts';

const texts = actTexts.audit;

/** All notes of the search, whatever is on the screen, as a file that Excel opens. */
export function ExportNotes({ filter }: { filter: ReturnType<typeof askedFor> }) {
  const { client } = useConsole();
  const { toaster } = usePageServices();
  const save = useSaveFile();
  const run = useMutation({
    async mutationFn() {
      const notes: Note[] = [];
      let before: string | null = null;
      do {
        const page: { readonly notes: readonly Note[]; readonly more: string | null } = await client.call(searchNotes, {
          ...filter,
          ...(before !== null && { before }),
        });
        notes.push(...page.notes);
        before = page.more;
      } while (before !== null);
      const said = texts.exported(notes.length.toLocaleString('en-IN'));
      await save(new Blob([notesCsv(notes)], { type: 'text/csv' }), texts.fileName, said);
    },
    onError: (error) => toaster.show('error', `${texts.exportFailed}. ${error.message}`),
  });
  return (
    <Button look="outline" busy={run.isPending} onClick={() => run.mutate()}>
      <Icon of={DownloadIcon} size={16} />
      {run.isPending ? texts.exporting : texts.export}
    </Button>
  );
}
