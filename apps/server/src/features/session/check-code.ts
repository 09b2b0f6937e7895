import { codeTexts } from '@hub/contract/session/code-texts';
import type { CallContext, Limit } from '../../calls/call-context.ts';
import { secondsLeft } from '../../calls/refusal/limit-window.ts';
import { limited, Refusal } from '../../calls/refusal/refusal.ts';
import { hashOfContact, isCode } from '../../codes/code.ts';
import { type CodePurpose, spendCode } from '../../codes/otp.repository.ts';
import { type OtpTry, type OwnCount, type TakenTry, takeTry } from '../../codes/try-code.repository.ts';
import { unlessWrong, type WrongCodeWindows, wrongCodeWindows } from '../../codes/wrong-codes.ts';
import { writeAudit } from '../../db/audit-log.ts';
import { oneStatement } from '../../db/queries.ts';
import { contactsOf, type Reachable } from './contacts/contacts.ts';
import { bucketOf, helpFor, type Pass, passOf, type Shown } from './login/login-pass.ts';
import { type Comer, whoComes } from './sessions/distributor.repository.ts';

const hour = 3600;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const refused = (message: string): Refusal => new Refusal('rule', message);

export const codeIsOver = (): Refusal => refused(codeTexts.expired);

function strangersWindows({ config, clock }: CallContext): WrongCodeWindows {
  const { wrongOtpPerArnPerHour, wrongOtpPerArnPerDay } = config.limits;
  return wrongCodeWindows(clock.now(), { hour: wrongOtpPerArnPerHour, day: wrongOtpPerArnPerDay });
}

function ownCountOf({ config }: CallContext, pass: Pass): OwnCount | null {
  if (pass.arn === null) return null;
  const { limits } = config;
  const [hourMax, dayMax] =
    pass.who === 'device'
      ? [limits.wrongOtpPerDevicePerHour, limits.wrongOtpPerDevicePerDay]
      : [limits.wrongOtpSolvedPerHour, limits.wrongOtpSolvedPerDay];
  return { arn: pass.arn, bucket: bucketOf(pass, pass.arn), hourMax, dayMax };
}

const windowsOf = ({ hourMax, dayMax }: OwnCount, { hour, day }: WrongCodeWindows): WrongCodeWindows => ({
  hour: { ...hour, max: hourMax },
  day: { ...day, max: dayMax },
});

const countsIn = ({ hour, day }: WrongCodeWindows, bucket: string) =>
  [hour, day].map(({ prefix, start, max }) => ({ key: prefix + bucket, windowStart: start, max }));

/** A known device counts by itself, whichever code it tries; all others of an address count together. */
function limitOfChecks({ config, ip }: CallContext, pass: Pass): Limit {
  const { otpPerAddressPerHour, otpPerArnPerHour } = config.limits;
  const { tries } = config.otp;
  return pass.who === 'device'
    ? {
        name: 'otp-check-device',
        key: bucketOf(pass, pass.arn),
        max: otpPerArnPerHour * tries,
        windowSeconds: hour,
      }
    : { name: 'otp-check-address', key: ip, max: otpPerAddressPerHour * tries, windowSeconds: hour };
}

/** Why no try was taken. */
function whyNot(context: CallContext, request: OtpTry, pass: Pass): Refusal {
  if (request.isOver) return codeIsOver();
  if (!request.isLocked) return refused(codeTexts.tooManyTries);
  const wait = secondsLeft(context.clock.now(), hour);
  return limited(wait, codeTexts.locked, helpFor(pass, request.requestArn));
}

/** Guesses at a form of empanelment or an invoice do not lock anybody out of the login. */
const prefixes: Readonly<Record<CodePurpose, string>> = {
  login: '',
  empanelment: 'empanelment:',
  'empanelment-sign': 'empanelment:',
  'invoice-sign': 'invoice:',
};

interface ShownCode extends Shown {
  readonly requestId: string;
  readonly otp: string;
}

/** What a code that is not right, or opens nothing, comes to. */
export const wrong = Symbol('wrong');

export type TriedCode = TakenTry & Comer;

/**
 * Uses up one try of a code of this purpose. It is counted as wrong before the code is looked at, and given back unless
 * `look` says that it was.
 */
export async function checkCode<T>(
  context: CallContext,
  purpose: CodePurpose,
  { requestId, otp, ...shown }: ShownCode,
  look: (tried: TriedCode, isRight: boolean) => Promise<T | typeof wrong>,
  deviceId = '',
): Promise<T> {
  const { db, security, clock } = context;
  const pass = await passOf(context, shown);
  await context.limit(limitOfChecks(context, pass));
  if (!uuid.test(requestId)) throw codeIsOver();
  const queries = oneStatement(db, 'system');
  const own = ownCountOf(context, pass);
  const limits = strangersWindows(context);
  const prefix = prefixes[purpose];
  const requested = { id: requestId, purpose, prefix, now: clock.now().toString(), deviceId };
  const tried = await takeTry<Comer>(queries, requested, limits, own, whoComes('request.arn', '$3'));
  if (tried === null) throw codeIsOver();
  const arn = tried.requestArn;
  const bucket = pass.arn === arn ? bucketOf(pass, arn) : prefix + arn;
  const windows = own?.arn === arn ? windowsOf(own, limits) : limits;
  const counts = countsIn(windows, bucket).slice(0, tried.counted);
  return unlessWrong(queries, counts, async (isWrong) => {
    if (tried.triesLeft === null) throw whyNot(context, tried, pass);
    const isRight = isCode(security, { id: requestId, salt: tried.salt, codeHash: tried.codeHash }, otp);
    const answer = await look(tried, isRight);
    if (answer !== wrong) return answer;
    isWrong();
    await noteWrong(context, tried, requestId);
    throw refused(tried.triesLeft === 0 ? codeTexts.tooManyTries : codeTexts.wrong);
  });
}

/** Written down without the code. The one that locks says so. */
async function noteWrong(
  { db, ip, requestId: callId }: CallContext,
  { requestArn: arn, triesLeft, isLast }: TakenTry,
  subject: string,
): Promise<void> {
  const queries = oneStatement(db, 'system');
  for (const action of ['session.otp-wrong', ...(isLast ? ['session.otp-locked'] : [])]) {
    await writeAudit(queries, {
      arn,
      action,
      subject,
      details: { triesLeft },
      address: ip,
      requestId: callId,
    });
  }
}

/** Whether the contact that a code went to is still one of the record's. */
async function stillReaches(
  context: CallContext,
  { requestArn, salt, contactHash }: TakenTry,
  record: Reachable,
): Promise<boolean> {
  const { list } = await contactsOf(context, requestArn, record);
  return list.some(({ to }) => hashOfContact(context.security, salt, to) === contactHash);
}

/**
 * The record that a right code opens, with the code spent. `find` is asked whether the code is right or not, and a code
 * whose ARN it does not find is wrong: both take as long. Once the record has another contact than the code went to,
 * the code is over, right or wrong.
 */
export async function useCode<T extends Reachable>(
  context: CallContext,
  purpose: CodePurpose,
  shown: ShownCode,
  find: (arn: string) => Promise<T | null>,
): Promise<T> {
  return checkCode<T>(context, purpose, shown, async (tried, isRight) => {
    const { requestArn: arn } = tried;
    const found = await find(arn);
    const now = context.clock.now().toString();
    const spend = () => spendCode(oneStatement(context.db, 'system'), arn, shown.requestId, now);
    if (found !== null && !(await stillReaches(context, tried, found))) {
      await spend();
      throw codeIsOver();
    }
    if (!isRight || found === null) return wrong;
    if (!(await spend())) throw codeIsOver();
    return found;
  });
}
