import { rateCardExcel, rateCardPdf } from '@hub/contract/calls/brokerage-rate-card';
import { isNative } from '@hub/domain';
import { useServices } from '../../../lib/react.ts';
import { FileMenu } from '../../../ui/list/file-menu.tsx';
import { useExportedFile } from '../../../ui/list/save-export.ts';
import { saveFile } from '../../../ui/list/save-file.ts';

const files = [
  { name: 'PDF', kind: '.pdf', call: rateCardPdf },
  { name: 'Excel', kind: '.xlsx', call: rateCardExcel },
] as const;

/** The whole version as a file. */
export function CardFiles({ version }: { version: string }) {
  const { platform } = useServices();
  const read = useExportedFile();
  if (isNative(platform.kind)) return null;
  return (
    <FileMenu
      text="Download"
      note={`Rate card ${version}`}
      files={files.map(({ name, kind, call }) => ({
        name,
        kind,
        async onMake(run) {
          const found = await read(call, { version }, run);
          if (found !== null) saveFile(found.file, found.fileName ?? `rate-card-${version}${kind}`);
        },
      }))}
    />
  );
}
