import type { GoalLead } from '@hub/contract/calls/goal-planner/goal-planner';
import type { Folio, InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { clientTodoTexts } from '@hub/contract/investor/client-todo-texts';
import { kycWords } from '@hub/contract/orders/words/kyc-words';
import { debitRiskTexts } from '@hub/contract/plans/debit-risk-texts';
import { moneyOf, paise, writeMoney } from '@hub/domain';
import { type DebitRisk, debitRisk, debitRisks } from '@hub/domain/plans/debit-risk';
import { isFrequency } from '@hub/domain/plans/frequencies';
import { goalHref } from '../../../../parts/goal/goal-links.ts';
import { fixMandate } from '../../../../parts/plan/risk-message.ts';
import { changeHref } from '../../../../parts/transaction/folio-links.ts';
import { startTransaction } from '../../../../parts/transaction/start-transaction.ts';
import { isNil } from '../../../../ui/figure/figure-text.ts';
import { lacksNominee } from '../../parts/folio-marks.tsx';
import { mayNominate } from '../../parts/investor-text.ts';

type TodoAct =
  | { readonly text: string; readonly href: string }
  /** Asked of the client, in a message that can be read first. */
  | { readonly text: string; readonly message: string };

export interface TodoLine {
  readonly about: 'sip' | 'nominee' | 'kyc' | 'goal';
  readonly urgency: 'now' | 'soon' | 'calm';
  readonly title: string;
  readonly note: string;
  /** Null where nothing can be done from here. */
  readonly act: TodoAct | null;
}

const texts = clientTodoTexts;

/** What stops the debit, and what another mandate puts right. */
const ofMandate: readonly DebitRisk[] = ['mandate-rejected', 'mandate-ended', 'over-limit'];

function riskOf({ frequency, bouncesInRow, mandate, amount, nextDebitOn }: PlanRow): DebitRisk | null {
  if (nextDebitOn === null || !isFrequency(frequency)) return null;
  return debitRisk(
    { frequency, missedInRow: bouncesInRow },
    mandate && {
      status: mandate.status,
      limit: moneyOf(mandate.limit),
      endsOn: Temporal.PlainDate.from(mandate.endsOn),
    },
    { amount: moneyOf(amount), debitOn: Temporal.PlainDate.from(nextDebitOn) },
  );
}

function coveredText(plans: readonly PlanRow[]): string | null {
  const names = new Set(plans.map(({ mandate }) => mandate && `${mandate.bank} ${mandate.maskedAccount}`));
  const [mandate] = plans.map((plan) => plan.mandate);
  // Registrars bring no mandates: where none is known nothing is said of it.
  if (names.has(null) || !mandate) return null;
  return names.size === 1 ? texts.sip.covered(mandate.bank, mandate.maskedAccount) : texts.sip.allCovered;
}

/** The day on which money moves next, all SIPs of that day together; the gravest doubt decides what helps. */
function nextSip(plans: readonly PlanRow[], mayChange: boolean): TodoLine | null {
  const coming = plans.filter(({ status, nextDebitOn }) => status === 'running' && nextDebitOn !== null);
  const on = coming.reduce<string | null>(
    (first, { nextDebitOn }) => (first === null || (nextDebitOn ?? '') < first ? nextDebitOn : first),
    null,
  );
  if (on === null) return null;
  const due = coming.filter(({ nextDebitOn }) => nextDebitOn === on);
  const amount = writeMoney(paise(due.reduce((sum, plan) => sum + moneyOf(plan.amount), 0n)));
  const risks = due.map((plan) => ({ plan, risk: riskOf(plan) }));
  const worst = debitRisks.flatMap((risk) => risks.filter((one) => one.risk === risk))[0];
  const risk = worst?.risk ?? null;
  const count = texts.sip.count(due.length);
  const [one] = due;
  const title = texts.sip.next(amount, on);
  if (!worst || risk === null) {
    const note = [count, coveredText(due)].filter(Boolean).join(' · ');
    const act =
      due.length === 1 && one && mayChange && (one.underWay === null || one.underWay.kind === 'pause')
        ? {
            text: texts.sip.change,
            href: startTransaction('sip', {
              investor: one.investorId,
              folio: one.folioNo,
              scheme: one.scheme.code,
              reg: one.regNo,
            }),
          }
        : null;
    return { about: 'sip', urgency: 'calm', title, note, act };
  }
  const { mandate, amount: debit } = worst.plan;
  const isOver = risk === 'over-limit' && mandate !== null;
  const why = isOver
    ? `${debitRiskTexts[risk].title}: ${texts.sip.limit(mandate.limit)}`
    : debitRiskTexts[risk].title;
  return {
    about: 'sip',
    urgency: ofMandate.includes(risk) || risk === 'last-miss' ? 'now' : 'soon',
    title,
    note: due.length === 1 ? why : `${count} · ${why}`,
    act: ofMandate.includes(risk)
      ? { text: texts.sip.fix, href: fixMandate(worst.plan) }
      : {
          text: texts.sip.remind,
          message: (risk === 'mandate-pending' ? texts.sip.approve : texts.sip.keep)(
            worst.plan.investor,
            debit,
            on,
          ),
        },
  };
}

function missingNominee(folios: readonly Folio[]): TodoLine | null {
  const lacking = folios.filter(lacksNominee);
  const [first] = lacking;
  if (!first) return null;
  const others = folios.filter((folio) => mayNominate(folio.taxStatus)).length - lacking.length;
  return {
    about: 'nominee',
    urgency: 'soon',
    title:
      lacking.length === 1 ? texts.nominee.missing(first.folioNo) : texts.nominee.missingIn(lacking.length),
    note: [
      ...(lacking.length === 1 ? [] : [texts.nominee.first(first.folioNo)]),
      ...(others > 0 ? [texts.nominee.others(others)] : []),
    ].join(' · '),
    act: {
      text: texts.nominee.act,
      href: changeHref('nominees', { investor: first.investorId, folio: first.folioNo }),
    },
  };
}

/** Validated asks for nothing; registered goes through here and not everywhere (handbook, KRA status). */
function unfinishedKyc({ name, kyc, maskedMobile, maskedEmail }: InvestorDetails): TodoLine | null {
  if (kyc === 'VALIDATED' || kyc === 'NOT_KNOWN') return null;
  const status = kycWords[kyc];
  const isReached = maskedMobile !== null || maskedEmail !== null;
  return {
    about: 'kyc',
    urgency: kyc === 'REGISTERED' ? 'soon' : 'now',
    title: texts.kyc.title(status),
    note: kyc === 'REGISTERED' ? texts.kyc.registered : texts.kyc.blocks,
    act: isReached ? { text: texts.kyc.act, message: texts.kyc.message(name, status) } : null,
  };
}

/** The goal that is furthest behind. */
function shortGoal(goals: readonly GoalLead[]): TodoLine | null {
  const goal = goals.find(({ progress }) => progress.pace === 'behind' && !isNil(progress.shortfall));
  if (!goal) return null;
  const { moreSip, moreLumpsum } = goal.progress;
  return {
    about: 'goal',
    urgency: 'calm',
    title: texts.goal.title(goal.name),
    note: moreSip === null ? texts.goal.atOnce(moreLumpsum) : texts.goal.more(moreSip, goal.due),
    act: { text: texts.goal.act, href: goalHref(goal.id) },
  };
}

export interface TodoOf {
  readonly investor: InvestorDetails;
  /** Each is undefined while it is not known: nothing is then said of it. */
  readonly plans: readonly PlanRow[] | undefined;
  readonly folios: readonly Folio[] | undefined;
  readonly goals: readonly GoalLead[] | undefined;
  /** Whether new business goes through. */
  readonly mayOrder: boolean;
}

const urgencies: readonly TodoLine['urgency'][] = ['now', 'soon', 'calm'];

/** What waits to be done for one client, most urgent first; within that in one order. */
export function clientTodo({ investor, plans, folios, goals, mayOrder }: TodoOf): readonly TodoLine[] {
  const lines = [
    plans ? nextSip(plans, mayOrder) : null,
    folios ? missingNominee(folios) : null,
    unfinishedKyc(investor),
    goals ? shortGoal(goals) : null,
  ].filter((line) => line !== null);
  return lines.toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
}
