import { subjectOf } from '@hub/contract/acts/act-subject';
import {
  addManagerAct,
  changeManagerAct,
} from '@hub/contract/relationship-managers/relationship-manager-acts';
import { relationshipManagerTexts as texts } from '@hub/contract/relationship-managers/relationship-manager-texts';
import { act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { addManager, lockManager, type ManagerRow, saveManager } from './relationship-managers.repository.ts';

const { changes: words, faults, sentences } = texts;

export const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

/** Somebody who is here, locked until the transaction is over. */
export async function managerHere(tx: Tx, id: string, field: string): Promise<ManagerRow> {
  const row = await lockManager(tx, id);
  if (row === null) throw refusedAt(field, faults.noRm);
  if (row.leftOn !== null) throw refusedAt(field, faults.left);
  return row;
}

export const aboutManager = ({ id, name }: Pick<ManagerRow, 'id' | 'name'>) => ({
  subject: subjectOf('rm', id),
  subjectName: name,
});

const detailNames = ['name', 'mobile', 'email', 'city', 'availability'] as const;
type Details = Readonly<Record<(typeof detailNames)[number], string>>;

const changesBetween = (before: Details | null, after: Details) =>
  detailNames
    .map((name) => ({ what: words[name], before: before?.[name] ?? '', after: after[name] }))
    .filter((line) => line.before !== line.after);

const add = act({
  declaration: addManagerAct,
  async preview(_, tx, { id, ...details }) {
    if ((await lockManager(tx, id)) !== null) throw refusedAt('id', faults.idTaken);
    return {
      ...aboutManager({ id, name: details.name }),
      sentence: sentences.add(details.name),
      changes: changesBetween(null, details),
    };
  },
  run: (_, tx, manager) => addManager(tx, manager),
});

const change = act({
  declaration: changeManagerAct,
  async preview(_, tx, { id, ...details }) {
    const row = await managerHere(tx, id, 'id');
    const changes = changesBetween(row, details);
    if (changes.length === 0) throw refusedAt('name', faults.same);
    return { ...aboutManager(row), sentence: sentences.change(row.name), changes };
  },
  run: (_, tx, manager) => saveManager(tx, manager),
});

export const managerActs = [add, change];
