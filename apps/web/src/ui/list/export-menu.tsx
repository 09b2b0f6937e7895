import type { ExportFormat } from '@hub/contract/schemas/list-shapes';
import { FileMenu } from './file-menu.tsx';
import type { ExportRun } from './save-export.ts';

const formats = [
  { format: 'xlsx', name: 'Excel', kind: '.xlsx' },
  { format: 'csv', name: 'CSV', kind: '.csv' },
  { format: 'pdf', name: 'PDF', kind: '.pdf' },
] as const satisfies readonly { format: ExportFormat; name: string; kind: string }[];

export type { ExportFormat };

interface ExportMenuProps {
  /** What is written to the file: "12 schemes". */
  what: string;
  /** Resolves when the file is there, or told why not. */
  onExport: (format: ExportFormat, run: ExportRun) => Promise<unknown>;
  /** A file of another kind, made after a question of its own. */
  more?: { readonly name: string; readonly onPress: () => void } | undefined;
}

/** A list as a file: one button, three formats. */
export function ExportMenu({ what, onExport, more }: ExportMenuProps) {
  return (
    <FileMenu
      text="Export"
      note={what}
      files={formats.map(({ format, name, kind }) => ({
        name,
        kind,
        onMake: (run: ExportRun) => onExport(format, run),
      }))}
      more={more}
    />
  );
}
