import type { QueryFile } from '@hub/contract/calls/feedback/feedback';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { DownloadIcon } from '../../ui/action/icons.ts';
import { sizeText } from '../../ui/form/file/file-rules.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useSaveQueryFile } from './queries.ts';

/** The files that were sent with a query. */
export function QueryFiles({ reference, files }: { reference: string; files: readonly QueryFile[] }) {
  const save = useSaveQueryFile(reference);
  return (
    <Card title="Files">
      <ul className="stack gap-2">
        {files.map((file) => (
          <li key={file.id} className="row between tap gap-12">
            <span className="shrink anywhere">
              {file.name} <span className="mute text-note">{sizeText(file.bytes)}</span>
            </span>
            <IconButton
              label={`Download ${file.name}`}
              disabled={save.isPending}
              onClick={() => save.mutate(file)}
            >
              <Icon of={DownloadIcon} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
