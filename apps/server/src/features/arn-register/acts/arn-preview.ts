import { subjectOf } from '@hub/contract/acts/act-subject';
import { arnRegisterActTexts as texts } from '@hub/contract/arn-register/arn-register-act-texts';
import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import type { ActChange } from '@hub/contract/console/act-calls';
import { formatDate, todayInIndia } from '@hub/domain';
import { type ArnState, arnPermits, arnStateOn, type HouseState } from '@hub/domain/arn-register/arn-state';
import type { ActContext, Preview } from '../../../acts/act.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { type ArnFactsRow, lockArn, saveDecided } from '../records/arn-facts.repository.ts';
import { noteStates, noteValidities } from '../records/arn-history.repository.ts';

const { changes: words, effects } = texts;

export const refusedArn = (message: string): Refusal =>
  new Refusal('rule', message, { fields: { arn: message } });

/** An ARN that we have, locked until the transaction is over. */
export async function existingArn(tx: Tx, arn: string): Promise<ArnFactsRow> {
  const row = await lockArn(tx, arn);
  if (row === null) throw refusedArn(texts.faults.unknownArn);
  return row;
}

/** What an act decides about an ARN. */
interface Decision {
  readonly house: HouseState | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export const decided = (row: ArnFactsRow, decision: Partial<Decision>): Decision => ({
  house: row.house,
  validFrom: row.validFrom,
  validTo: row.validTo,
  ...decision,
});

const stateAfter = ({ clock }: ActContext, row: ArnFactsRow, decision: Decision): ArnState =>
  arnStateOn({ ...row, ...decision }, todayInIndia(clock.now()).toString());

/** What two states permit, where it differs. */
function permitChanges(before: ArnState, after: ArnState): ActChange[] {
  const [was, is] = [arnPermits[before], arnPermits[after]];
  const { newBusiness, plans, trail, states } = arnStateTexts;
  const lines: ActChange[] = [
    { what: words.state, before: states[before], after: states[after] },
    {
      what: words.newBusiness,
      before: newBusiness[`${was.isNewBusinessTaken}`],
      after: newBusiness[`${is.isNewBusinessTaken}`],
    },
    {
      what: words.plans,
      before: plans[was.registeredPlans ?? 'none'],
      after: plans[is.registeredPlans ?? 'none'],
    },
    { what: words.trail, before: trail[was.trail ?? 'none'], after: trail[is.trail ?? 'none'] },
    {
      what: words.login,
      before: words.logins[`${was.login !== 'cancelled'}`],
      after: words.logins[`${is.login !== 'cancelled'}`],
    },
  ];
  return lines.filter((line) => line.before !== line.after);
}

const day = (iso: string | null): string => (iso === null ? '' : formatDate(Temporal.PlainDate.from(iso)));

export const aboutArn = ({ arn, name }: Pick<ArnFactsRow, 'arn' | 'name'>) => ({
  subject: subjectOf('arn', arn),
  subjectName: `${arn}, ${name}`,
  arn,
});

/** What a decision changes and what follows of it. */
export function decisionPreview(
  context: ActContext,
  row: ArnFactsRow,
  decision: Decision,
  sentence: string,
): Preview {
  const after = stateAfter(context, row, decision);
  const [was, is] = [arnPermits[row.state], arnPermits[after]];
  const days = [
    { what: words.validFrom, before: day(row.validFrom), after: day(decision.validFrom) },
    { what: words.validTo, before: day(row.validTo), after: day(decision.validTo) },
  ].filter((line) => line.before !== line.after);
  const ends = is.login === 'cancelled' && was.login !== 'cancelled';
  return {
    ...aboutArn(row),
    sentence,
    changes: [...permitChanges(row.state, after), ...days],
    effects: [
      ...(was.isNewBusinessTaken && !is.isNewBusinessTaken ? [effects.linksRefused, effects.bookStays] : []),
      ...(ends ? [effects.loginEnds] : []),
      ...(decision.house === null && row.house !== null && row.register !== null && !is.isNewBusinessTaken
        ? [effects.registerSays(arnStateTexts.states[row.register])]
        : []),
    ],
    basis: JSON.stringify([row.state, row.house, row.register, row.validFrom, row.validTo, row.isKydDone]),
  };
}

/** Writes it, and notes what holds from now on. */
export async function decide(
  context: ActContext,
  tx: Tx,
  row: ArnFactsRow,
  decision: Decision,
): Promise<{ state: ArnState }> {
  const state = stateAfter(context, row, decision);
  const { arn } = row;
  await saveDecided(tx, { arn, ...decision, state, status: arnPermits[state].login });
  await noteStates(tx, [{ arn, why: context.reason }], 'house', context.clock.now().toString());
  await noteValidities(tx, [arn], 'house');
  return { state };
}
