import { hash } from 'node:crypto';
import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import type {
  listDifferences as listDifferencesCall,
  uploadSheet as uploadSheetCall,
} from '@hub/contract/console/distributor-calls';
import { MOST_SHEET_BYTES } from '@hub/contract/console/distributor-calls';
import type { StaffReplyOf, StaffRequestOf } from '@hub/contract/console/staff-call';
import { keepBytes } from '../../../acts/act-files.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { StaffContext } from '../../../calls/staff-handler.ts';
import { oneStatement } from '../../../db/queries.ts';
import { changesOf } from '../load/difference-words.ts';
import { differenceOf, readRegisterFile } from '../load/load-difference.ts';

const PAGE = 50;
const SHOWN_FAULTS = 200;

export async function uploadSheet(
  { files }: StaffContext,
  { name, content }: StaffRequestOf<typeof uploadSheetCall>,
): Promise<StaffReplyOf<typeof uploadSheetCall>> {
  const bytes = Buffer.from(content, 'base64');
  const refused = (message: string) => new Refusal('rule', message, { fields: { content: message } });
  if (bytes.byteLength === 0) throw refused(sheetTexts.notASheet);
  if (bytes.byteLength > MOST_SHEET_BYTES) throw refused(sheetTexts.sheetTooLarge);
  const file = { name, sha256: hash('sha256', bytes) };
  await keepBytes(files, file, bytes);
  return { file };
}

/** By the ARN's number, from a place on. */
const numberOf = (arn: string): number => Number(arn.replace(/\D/g, ''));

/** What a file would change, as the act will find it: nothing is written, and nothing locked. */
export async function listDifferences(
  context: StaffContext,
  { kind, after, ...input }: StaffRequestOf<typeof listDifferencesCall>,
): Promise<StaffReplyOf<typeof listDifferencesCall>> {
  const register = await readRegisterFile(context, input);
  const found = await differenceOf(context, oneStatement(context.db, 'system'), input, register);
  const from = after === undefined ? 0 : numberOf(after);
  const selected = found.differences
    .filter(({ arn, kinds }) => numberOf(arn) > from && (kind === undefined || kinds.includes(kind)))
    .sort((one, other) => numberOf(one.arn) - numberOf(other.arn));
  const page = selected.slice(0, PAGE);
  return {
    rows: page.map((one) => ({
      ...{ arn: one.arn, name: one.after.name, line: one.line, kinds: [...one.kinds] },
      changes: changesOf(one),
    })),
    counts: found.size.counts,
    listed: register.arns.length,
    existing: found.existing,
    needsApproval: found.size.needsApproval,
    more: selected.length > PAGE ? (page.at(-1)?.arn ?? null) : null,
    faults: found.faults.slice(0, SHOWN_FAULTS),
    faultCount: found.faults.length,
  };
}
