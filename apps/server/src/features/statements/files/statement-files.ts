import type { RequestOf } from '@hub/contract';
import type { accountFile, gainFile } from '@hub/contract/calls/statements/statements';
import { fileTexts, gainTitle, statementTexts } from '@hub/contract/statements/statement-texts';
import { schedule112A } from '@hub/domain/gains/files/schedule-112a';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import type { ReadyFile, ReadySheet } from '../../../exports/table/ready-file.ts';
import { readLogos } from '../../co-branding/co-branding.public.ts';
import { limitReveals, revealAndNote } from '../../investor/investor.public.ts';
import { accountTitle } from '../account/account-document.ts';
import { readAccount } from '../account/account-statement.ts';
import { accountSheets } from '../account/account-tables.ts';
import { type GainStatement, readGains } from '../gains/gain-statement.ts';
import { gainSheets } from '../gains/gain-tables.ts';
import type { PersonRecord } from '../scope/people.repository.ts';
import { readerOf } from '../scope/statement-reader.ts';
import type { Whose } from '../scope/statement-scope.ts';
import { camsWorkbook } from './cams-workbook.ts';
import { accountDocument, gainDocument } from './statement-pdf.ts';

type GainFormat = RequestOf<typeof gainFile>['format'];

/** What the file is, whatever it is asked for as. */
const kinds = { pdf: 'pdf', xlsx: 'xlsx', csv: 'csv', cams: 'xlsx', '112a': 'csv' } as const satisfies Record<
  GainFormat,
  string
>;

interface Requested extends Whose {
  readonly format: GainFormat;
  readonly withPassword?: true | undefined;
}

interface Made {
  readonly title: string;
  readonly people: readonly PersonRecord[];
  readonly count: number;
  readonly file: ReadyFile;
}

const TOO_LONG = fileTexts.tooLongForPdf;

/** Made in its turn and written by another thread, like every other export. */
async function fileOf(
  context: SignedInContext,
  { format, withPassword }: Requested,
  make: () => Promise<Made>,
): Promise<FileReply> {
  if (withPassword && format !== 'pdf') throw malformed({ withPassword: fileTexts.onlyPdfLocked });
  await limitExports(context);
  const { arn, today } = readerOf(context);
  return context.exports.ready({
    user: arn,
    format: kinds[format],
    today,
    signal: context.gone,
    async read() {
      const { title, people, count, file } = await make();
      if (format === 'pdf' && count > mostExported.pdf) throw new Refusal('rule', TOO_LONG);
      const name = people[0]?.name ?? '';
      const whose = people.length > 1 ? statementTexts.ofFamily(name) : name;
      return { title: `${title} ${whose}`, count, file };
    },
  });
}

/** The client's own PAN; without one there is nothing that only the client knows. */
function passwordOf([client]: readonly PersonRecord[]): string {
  const pan = client?.pan ?? '';
  if (pan !== '') return pan;
  throw new Refusal('rule', fileTexts.noPanForFile);
}

const logosOf = (context: SignedInContext) =>
  readLogos(context, readerOf(context).queries, context.session.arn);

const sheetsAs = (format: 'xlsx' | 'csv', sheets: readonly [ReadySheet, ...ReadySheet[]]): ReadyFile =>
  format === 'xlsx' ? { kind: 'xlsx', sheets } : { kind: 'csv', sheet: sheets[0] };

export const getAccountFile = (
  context: SignedInContext,
  requested: RequestOf<typeof accountFile>,
): Promise<FileReply> =>
  fileOf(context, requested, async () => {
    const { format, withPassword } = requested;
    const { statement, scope, classes } = await readAccount(readerOf(context), requested);
    const { people } = scope;
    const sheets = accountSheets(statement);
    const file: ReadyFile =
      format === 'pdf'
        ? {
            kind: 'pdf',
            document: accountDocument(statement, classes, people, {
              ...(await logosOf(context)),
              brand: context.brand,
              password: withPassword && passwordOf(people),
            }),
          }
        : sheetsAs(format, sheets);
    return { title: accountTitle, people, count: sheets[0].rows.length, file };
  });

export const getGainFile = (
  context: SignedInContext,
  requested: RequestOf<typeof gainFile>,
): Promise<FileReply> =>
  fileOf(context, requested, async () => {
    const gains = await readGains(readerOf(context), requested);
    const { people } = gains.scope;
    const { file, title } = await gainFileOf(context, requested, gains);
    return { title, people, count: gains.statement.lines.length, file };
  });

async function gainFileOf(
  context: SignedInContext,
  { format, family, withPassword, investorId }: Requested,
  gains: GainStatement,
): Promise<{ readonly title: string; readonly file: ReadyFile }> {
  const { statement, scope, lines, schemes, startYear } = gains;
  const title = `${gainTitle} ${statement.year}`;
  if (format === 'pdf') {
    const password = withPassword && passwordOf(scope.people);
    // A family's is no tax paper of anybody.
    const pan = family ? null : await revealPan(context, investorId);
    const frame = { ...(await logosOf(context)), brand: context.brand, password };
    return { title, file: { kind: 'pdf', document: gainDocument(statement, pan, frame) } };
  }
  if (format === 'xlsx' || format === 'csv') return { title, file: sheetsAs(format, gainSheets(statement)) };
  if (family) throw malformed({ family: fileTexts.onePerson });
  if (format === 'cams') {
    const pan = await revealPan(context, investorId);
    const terms = { amcName: context.brand.legalName, pan, today: readerOf(context).today };
    return { title: statementTexts.cams(title), file: { kind: 'xlsx', sheets: camsWorkbook(gains, terms) } };
  }
  const schedule = schedule112A(lines, schemes, startYear);
  if (schedule.rows.length === 0) {
    throw new Refusal('rule', fileTexts.noLongEquity);
  }
  return { title: statementTexts.schedule112A(statement.year), file: { kind: 'plain-csv', ...schedule } };
}

/** A file with the whole PAN shows it as `investor.reveal` does: counted with those, and noted. */
async function revealPan(context: SignedInContext, investorId: string): Promise<string | null> {
  await limitReveals(context);
  const { ip: address, requestId, session } = context;
  const revealed = await revealAndNote(oneStatement(context.db, 'system'), {
    arn: session.arn,
    investorId,
    what: 'pan',
    address,
    requestId,
  });
  return revealed?.value ?? null;
}
