import { hash } from 'node:crypto';
import { subjectOf } from '@hub/contract/acts/act-subject';
import { arnRegisterActTexts as texts } from '@hub/contract/arn-register/arn-register-act-texts';
import { loadRegister } from '@hub/contract/arn-register/arn-register-acts';
import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import { type ArnDifference, differenceKinds } from '@hub/domain/arn-register/compare-register';
import { type Act, type ActContext, act, type Preview } from '../../../acts/act.ts';
import type { Tx } from '../../../db/database.ts';
import { lockRegister, noteSeen } from './existing-arns.repository.ts';
import {
  differenceOf,
  holdToWhole,
  type LoadDifference,
  type LoadInput,
  readRegisterFile,
} from './load-difference.ts';
import type { RegisterFile } from './read-register.ts';
import { writeDifferences } from './write-arns.repository.ts';

/** What was read before the transaction, and what its preview found: its run writes just that. */
interface Prepared {
  readonly register: RegisterFile;
  found: LoadDifference | null;
}

const count = (n: number): string => n.toLocaleString('en-IN');

/** Of everything that would change, so that a request is void once our side has moved. */
const basisOf = (differences: readonly ArnDifference[]): string =>
  hash(
    'sha256',
    JSON.stringify(differences.map(({ arn, before, after, euins }) => [arn, before, after, euins])),
  );

function previewOf(input: LoadInput, prepared: Prepared, found: LoadDifference): Preview {
  const { differences, size, existing } = found;
  const { name } = input.file;
  return {
    subject: subjectOf('register', input.extent),
    subjectName: name,
    sentence: texts.sentences.load(name, differences.length),
    changes: [
      { what: texts.changes.arns, before: count(existing), after: count(prepared.register.arns.length) },
      ...differenceKinds
        .filter((kind) => size.counts[kind] > 0)
        .map((kind) => ({
          ...{ what: arnStateTexts.differences[kind], before: '', after: count(size.counts[kind]) },
        })),
    ],
    effects: [
      ...(differences.length === 0 ? [texts.effects.everythingAlike] : []),
      ...(size.counts.vanished > 0 ? [texts.effects.nothingVanishes] : []),
    ],
    needsApproval: size.needsApproval,
    basis: basisOf(differences),
    details: { sha256: input.file.sha256, counts: size.counts },
  };
}

async function preview(context: ActContext, tx: Tx, input: LoadInput, prepared: Prepared): Promise<Preview> {
  await lockRegister(tx);
  const found = await differenceOf(context, tx, input, prepared.register);
  if (found.size.isTooShort)
    context.log.error(
      { missing: found.size.counts.vanished, existing: found.existing },
      'A register is too short',
    );
  holdToWhole(found);
  prepared.found = found;
  return previewOf(input, prepared, found);
}

async function run({ clock }: ActContext, tx: Tx, _: LoadInput, prepared: Prepared): Promise<object> {
  const found = prepared.found;
  if (found === null) throw new Error('A load runs after its preview');
  const at = clock.now().toString();
  await writeDifferences(tx, found.differences, at);
  const arns = prepared.register.arns.map(({ arn }) => arn);
  await noteSeen(tx, arns, at);
  return { changed: found.differences.length, counts: found.size.counts };
}

const loadAct: Act<LoadInput, Prepared> = {
  declaration: loadRegister,
  filesOf: ({ file }) => [file],
  prepare: async (context, input) => ({ register: await readRegisterFile(context, input), found: null }),
  preview,
  run,
};

export const loadRegisterAct = act(loadAct);
