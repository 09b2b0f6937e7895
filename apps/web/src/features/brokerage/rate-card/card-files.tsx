import { rateCardExcel, rateCardPdf } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { FileMenu } from '../../../ui/list/file-menu.tsx';
import { useExportedFile } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';

const files = [
  { name: 'PDF', kind: '.pdf', call: rateCardPdf },
  { name: 'Excel', kind: '.xlsx', call: rateCardExcel },
] as const;

/** The whole version as a file. */
export function CardFiles({ version }: { version: string }) {
  const read = useExportedFile();
  const keep = useSaveFile();
  return (
    <FileMenu
      text="Download"
      note={`Rate card ${version}`}
      files={files.map(({ name, kind, call }) => ({
        name,
        kind,
        async onMake(run) {
          const found = await read(call, { version }, run);
          if (found !== null) await keep(found.file, found.fileName ?? `rate-card-${version}${kind}`);
        },
      }))}
    />
  );
}
