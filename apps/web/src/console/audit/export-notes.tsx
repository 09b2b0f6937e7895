import { exportNotes } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { useMutation } from '@tanstack/react-query';
import { usePageServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { DownloadIcon } from '../../ui/action/icons.ts';
import { useSaveFile } from '../../ui/list/use-save-file.ts';
import { MenuButton, MenuItem } from '../../ui/overlay/menu-button.tsx';
import { useConsole } from '../calls/console-context.ts';
import type { requestOf } from './audit-filter.ts';

const texts = actTexts.audit;
const formats = ['xlsx', 'csv'] as const;

/** All notes of the search, whatever is on the screen, as a file. */
export function ExportNotes({ filter }: { filter: ReturnType<typeof requestOf> }) {
  const { client } = useConsole();
  const { toaster } = usePageServices();
  const save = useSaveFile();
  const run = useMutation({
    async mutationFn(format: (typeof formats)[number]) {
      const file = await client.call(exportNotes, { ...filter, format });
      await save(file as Blob, `${texts.fileName}.${format}`, texts.exported);
    },
    onError: (error) => toaster.show('error', `${texts.exportFailed}. ${error.message}`),
  });
  const button = (
    <Button look="outline" busy={run.isPending}>
      <Icon of={DownloadIcon} size={16} />
      {run.isPending ? texts.exporting : texts.export}
    </Button>
  );
  return (
    <MenuButton button={button}>
      {formats.map((format) => (
        <MenuItem key={format} text={texts.formats[format]} onAction={() => run.mutate(format)}>
          {texts.formats[format]}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
