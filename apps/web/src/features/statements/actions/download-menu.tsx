import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import {
  accountFile,
  type accountFormats,
  gainFile,
  type gainFormats,
} from '@hub/contract/calls/statements/statements';
import { FileMenu } from '../../../ui/list/file-menu.tsx';
import { type ExportRun, useExportedFile } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';
import type { RequestedAccount, RequestedGains, RequestedStatement } from '../statement/requested.ts';
import { statementTitles } from '../statement/statement-state.ts';

type Format = (typeof accountFormats)[number] | (typeof gainFormats)[number];

interface FileKind {
  readonly name: string;
  readonly kind: string;
  readonly format: Format;
  readonly withPassword?: true;
}

const always: readonly FileKind[] = [
  { name: 'PDF', kind: '.pdf', format: 'pdf' },
  { name: 'PDF, opens with the PAN', kind: '.pdf', format: 'pdf', withPassword: true },
  { name: 'Excel', kind: '.xlsx', format: 'xlsx' },
  { name: 'CSV', kind: '.csv', format: 'csv' },
];
const ofGains: readonly FileKind[] = [
  { name: 'CAMS workbook', kind: '.xlsx', format: 'cams' },
  { name: 'Schedule 112A', kind: '.csv', format: '112a' },
];

interface DownloadMenuProps {
  client: InvestorDetails;
  requested: RequestedStatement;
}

/** What is on the screen as a file. */
export function DownloadMenu({ client, requested }: DownloadMenuProps) {
  const read = useExportedFile();
  const keep = useSaveFile();
  const { kind, ...rest } = requested;
  // A PDF cannot be locked with a PAN that nobody has.
  const offered = [...always, ...(kind === 'capitalgain' ? ofGains : [])].filter(
    ({ withPassword }) => !withPassword || client.maskedPan !== null,
  );
  const save = async ({ format, withPassword }: FileKind, run: ExportRun) => {
    const how = { format: format as never, ...(withPassword && { withPassword }) };
    const found =
      kind === 'account'
        ? await read(accountFile, { ...(rest as RequestedAccount), ...how }, run)
        : await read(gainFile, { ...(rest as RequestedGains), ...how }, run);
    if (found !== null) await keep(found.file, found.fileName ?? `${kind}-statement`);
  };
  return (
    <FileMenu
      text="Download"
      note={`${statementTitles[kind]} of ${client.name}`}
      files={offered.map((file) => ({ ...file, onMake: (run: ExportRun) => save(file, run) }))}
    />
  );
}
