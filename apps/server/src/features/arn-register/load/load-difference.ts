import type { Brand } from '@hub/contract';
import type { ActFile } from '@hub/contract/acts/act-file';
import { arnRegisterActTexts as texts } from '@hub/contract/arn-register/arn-register-act-texts';
import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import { isInternalTeamArn, todayInIndia } from '@hub/domain';
import {
  type ArnDifference,
  compareRegister,
  type ExistingArn,
  type LoadSize,
  sizeOfLoad,
} from '@hub/domain/arn-register/compare-register';
import { euinClashes } from '@hub/domain/arn-register/euin-clashes';
import type { Queries } from '../../../db/queries.ts';
import type { Clock } from '../../../ports/clock/clock.ts';
import type { RowFault } from '../../../sheets/sheet-columns.ts';
import { orRefuse, readSheetFile, refusedFile } from '../../../sheets/sheet-file.ts';
import { readExistingArns } from './existing-arns.repository.ts';
import { type RegisterFile, readRegister } from './read-register.ts';

export interface LoadInput {
  readonly file: ActFile;
  readonly extent: 'full' | 'changes';
  readonly unknownArns: 'add' | 'leave';
}

export interface LoadDifference {
  readonly differences: readonly ArnDifference[];
  readonly size: LoadSize;
  readonly existing: number;
  readonly faults: readonly RowFault[];
}

/** Reads a file that was kept; what is wrong with it as a whole is a refusal. */
export async function readRegisterFile(
  stored: Parameters<typeof readSheetFile>[0],
  { file, unknownArns }: LoadInput,
): Promise<RegisterFile> {
  const sheet = await readSheetFile(stored, file);
  const register = await orRefuse(() => readRegister(sheet));
  if (register.arns.length === 0 && register.faults.length === 0) throw refusedFile([], texts.faults.noRows);
  if (unknownArns === 'add' && !register.hasStatus) throw refusedFile([], texts.faults.noStatus);
  return register;
}

/** Of an ARN that is new: nobody is added without a name or a status. */
function missingOf(register: RegisterFile, existing: ReadonlyMap<string, ExistingArn>): RowFault[] {
  return register.arns.flatMap(({ arn, line, name, register: state }) => {
    if (existing.has(arn)) return [];
    const needed: RowFault[] = [];
    if (name === null) needed.push({ line, field: 'name', reason: sheetTexts.needed });
    if (state === null) needed.push({ line, field: 'status', reason: sheetTexts.needed });
    return needed;
  });
}

/** What a file would change of what we have. */
export async function differenceOf(
  { brand, clock }: { readonly brand: Brand; readonly clock: Clock },
  queries: Queries,
  { extent, unknownArns }: LoadInput,
  register: RegisterFile,
): Promise<LoadDifference> {
  const existing = await readExistingArns(queries);
  for (const arn of existing.keys())
    if (isInternalTeamArn(arn, brand.internalTeams.groups, brand.internalTeams.suffix)) existing.delete(arn);
  const isAdding = unknownArns === 'add';
  const listed = isAdding ? register.arns : register.arns.filter(({ arn }) => existing.has(arn));
  const clashes = euinClashes(listed, existing.values()).map(({ line, arn }) => ({
    ...{ line, field: 'euin', reason: sheetTexts.euinOfOther(arn) },
  }));
  const missing = isAdding ? missingOf(register, existing) : [];
  const faults = [...register.faults, ...clashes, ...missing].sort((a, b) => a.line - b.line);
  const today = todayInIndia(clock.now()).toString();
  const differences = compareRegister(listed, existing, { today, isFull: extent === 'full', isAdding });
  return { differences, size: sizeOfLoad(differences, existing.size), existing: existing.size, faults };
}

/** Whole or not at all: a bad row, or far fewer ARNs than there are, refuse all of it. */
export function holdToWhole({ faults, size, existing }: LoadDifference): void {
  if (faults.length > 0) throw refusedFile(faults);
  if (size.isTooShort) throw refusedFile([], texts.faults.tooShort(size.counts.vanished, existing));
}
