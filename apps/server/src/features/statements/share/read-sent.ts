import { texts } from '@hub/contract';
import type { StatementDoubt } from '@hub/contract/calls/statements/statement-shapes';
import type { SentStatement } from '@hub/contract/calls/statements/statements';
import { gainTitle, periodText, statementTexts } from '@hub/contract/statements/statement-texts';
import { todayInIndia } from '@hub/domain';
import type { JobContext } from '../../../calls/job-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { PrintedDocument } from '../../../documents/document.ts';
import { nameOf } from '../../../exports/export-file.ts';
import { printDocument } from '../../../exports/print-document.ts';
import { readLogos } from '../../co-branding/co-branding.public.ts';
import { accountTitle, isHeld, whyEmpty } from '../account/account-document.ts';
import { readAccount } from '../account/account-statement.ts';
import { accountDocument, gainDocument } from '../files/statement-pdf.ts';
import { readGains } from '../gains/gain-statement.ts';
import { findPerson } from '../scope/people.repository.ts';
import { statementDays } from '../scope/statement-days.ts';
import type { StatementReader } from '../scope/statement-scope.ts';
import { factsOf, rupees } from '../scope/statement-words.ts';
import type { RequestedStatement } from './requested-statement.ts';
import type { SentStatementFile } from './sent-statement.ts';

type Context = Pick<JobContext, 'db' | 'clock' | 'brand' | 'config' | 'files'>;

/** The same days whenever it is opened: what was sent does not change with the calendar. */
export function fixedDays<T extends SentStatement>(requested: T, now: Temporal.Instant): T {
  if (requested.kind === 'capitalgain') return requested;
  const { period = 'this-year', from: requestedFrom, to: requestedTo } = requested;
  const { from, to, hasRows } = statementDays(
    { period, from: requestedFrom, to: requestedTo },
    todayInIndia(now),
  );
  if (!hasRows) return { ...requested, period: 'as-on', to: `${to}` };
  return from === null
    ? { ...requested, period: 'inception', to: `${to}` }
    : { ...requested, period: 'custom', from: `${from}`, to: `${to}` };
}

/** Of many: "Account statements, 01-Apr-2026 to 15-Nov-2026". */
export function titleOf(fixed: SentStatement): string {
  if (fixed.kind === 'capitalgain') return statementTexts.gainsOf(fixed.year ?? '');
  const { period, from = null, to = '' } = fixed;
  return statementTexts.accountsOf(periodText({ from, to, hasRows: period !== 'as-on' }));
}

/** What a kind of statement adds to whom it is of. */
type SentBody = Pick<SentStatementFile, 'title' | 'period' | 'empty' | 'facts' | 'holdings' | 'doubts'> & {
  readonly document: (frame: Parameters<typeof gainDocument>[2]) => PrintedDocument;
};

const doubtText = ({ folioNo, text }: StatementDoubt): string => statementTexts.doubt(folioNo, text);

async function accountBody(reader: StatementReader, requested: RequestedStatement): Promise<SentBody> {
  const { investorId, folioNo, period = 'this-year', from, to } = requested;
  const { statement, scope, classes } = await readAccount(reader, { investorId, folioNo, period, from, to });
  const { totals, folios, doubts } = statement;
  return {
    title: accountTitle,
    period: periodText(statement),
    empty: folios.length === 0 ? whyEmpty(statement) : null,
    facts: factsOf(
      [statementTexts.value, rupees(totals.value)],
      [statementTexts.cost, rupees(totals.cost)],
      [statementTexts.paidIn, statement.hasRows ? rupees(totals.paidIn) : null],
      [statementTexts.takenOut, statement.hasRows ? rupees(totals.takenOut) : null],
      [statementTexts.folios, String(folios.length)],
    ),
    doubts: doubts.map(doubtText),
    holdings: folios.flatMap((folio) =>
      folio.schemes.filter(isHeld).map(({ name, closing }) => ({
        scheme: name,
        folioNo: folio.folioNo,
        units: closing.units,
        value: closing.value,
      })),
    ),
    document: (frame) => accountDocument(statement, classes, scope.people, frame),
  };
}

async function gainBody(
  reader: StatementReader,
  { investorId, folioNo, year = '' }: RequestedStatement,
): Promise<SentBody> {
  const { statement } = await readGains(reader, { investorId, folioNo, year });
  const { totals, lines, doubts } = statement;
  return {
    title: gainTitle,
    period: statementTexts.yearOf(year),
    empty: lines.length === 0 && doubts.length === 0 ? statementTexts.nothingSold(year) : null,
    facts: factsOf(
      [statementTexts.soldFor, rupees(totals.proceeds)],
      [statementTexts.shortTermGain, rupees(totals.short)],
      [statementTexts.longTermGain, rupees(totals.long)],
    ),
    doubts: doubts.map(doubtText),
    holdings: [],
    // Its own PAN opens the locked one, so nobody reads it there who does not know it.
    document: (frame) => gainDocument(statement, frame.password ?? null, frame),
  };
}

/** A statement that is about to leave the hub; a client of nobody, or of another distributor, is not found. */
export async function readSent(
  context: Context,
  arn: string,
  requested: RequestedStatement,
): Promise<SentStatementFile> {
  const queries = oneStatement(context.db, { arn });
  const now = context.clock.now();
  const reader = { queries, arn, today: todayInIndia(now) };
  const [body, people] = await Promise.all([
    requested.kind === 'account' ? accountBody(reader, requested) : gainBody(reader, requested),
    findPerson(queries, arn, requested.investorId),
  ]);
  const [person] = people;
  if (person === undefined) throw new Refusal('not-found', texts.call.notFound);
  const { name, pan, email, mobile } = person;
  const { document, ...shown } = body;
  return {
    ...shown,
    investor: { name, pan: pan || null, email: email || null, mobile: mobile || null },
    fixed: fixedDays(requested, now),
    fileName: nameOf(`${body.title} ${name}`, 'pdf', reader.today),
    async pdf(withPassword) {
      const logos = await readLogos(context, queries, arn);
      const password = withPassword ? (pan ?? undefined) : undefined;
      return printDocument(document({ ...logos, brand: context.brand, password }));
    },
  };
}
