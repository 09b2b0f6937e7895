import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { validateSendOtp } from '@hub/contract/calls/session';
import { oneStatement } from '../../db/queries.ts';
import type { CallContext } from '../call-context.ts';
import { secondsLeft, windowStart } from '../limit-window.ts';
import { limited, Refusal } from '../refusal.ts';
import { distributorIn } from './distributor.repository.ts';
import { logInMember } from './log-in.service.ts';
import { bucketOf, helpFor, type Pass, passOf } from './login-pass.ts';
import {
  type OtpTry,
  type OwnCount,
  recordWrongTry,
  spendCode,
  takeTry,
  type WrongTryLimits,
} from './otp.repository.ts';
import { isCode } from './otp-code.ts';
import { isDeleted, isMember, kindOf } from './session.policy.ts';
import type { SessionScope } from './session.repository.ts';

type Input = RequestOf<typeof validateSendOtp>;

const hour = 3600;
const day = 24 * hour;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const refused = (message: string): Refusal => new Refusal('rule', message);

function wrongTryLimits({ config, clock }: CallContext): WrongTryLimits {
  const now = clock.now();
  const { wrongOtpPerArnPerHour, wrongOtpPerArnPerDay } = config.limits;
  return {
    hour: { start: windowStart(now, hour).toString(), max: wrongOtpPerArnPerHour },
    day: { start: windowStart(now, day).toString(), max: wrongOtpPerArnPerDay },
  };
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

const limitsOf = ({ hourMax, dayMax }: OwnCount, { hour: h, day: d }: WrongTryLimits): WrongTryLimits => ({
  hour: { start: h.start, max: hourMax },
  day: { start: d.start, max: dayMax },
});

/** Why no try was taken. */
function whyNot(context: CallContext, request: OtpTry | null, pass: Pass): Refusal {
  if (request === null || request.isOver) return refused(texts.session.otpExpired);
  if (!request.isLocked) return refused(texts.session.otpTooManyTries);
  const wait = secondsLeft(context.clock.now(), hour);
  return limited(wait, texts.session.otpLocked, helpFor(pass, request.requestArn));
}

/**
 * A code opens one session: `full`, or for a transaction alone. A code sent to nobody (unknown ARN) is wrong whatever
 * it is, after the same work. That an ARN belongs to another login, or is not empanelled, is said to a right code only.
 */
export const logInWithOtp =
  (scope: SessionScope) =>
  async (
    context: CallContext,
    { requestId, otp, device, ...shown }: Input,
  ): Promise<ResponseOf<typeof validateSendOtp>> => {
    const { config, db, security, clock, ip } = context;
    await context.limit({
      name: 'otp-check-address',
      key: ip,
      max: config.limits.otpPerAddressPerHour * config.otp.tries,
      windowSeconds: hour,
    });
    if (!uuid.test(requestId)) throw refused(texts.session.otpExpired);
    const queries = oneStatement(db, 'system');
    const pass = await passOf(context, shown);
    const own = ownCountOf(context, pass);
    const limits = wrongTryLimits(context);
    const now = clock.now().toString();
    const tried = await takeTry(queries, { id: requestId, now, deviceId: device?.id ?? '' }, limits, own);
    if (tried === null || tried.triesLeft === null) throw whyNot(context, tried, pass);

    const { salt, codeHash, triesLeft } = tried;
    const isRight = isCode(security, { id: requestId, salt, codeHash }, otp);
    const distributor = distributorIn(tried);
    if (!isRight || distributor === null || isDeleted(distributor)) {
      const { requestArn: arn } = tried;
      const bucket = bucketOf(pass, arn);
      const wrong = { arn, bucket, requestId, triesLeft, address: ip, callId: context.requestId };
      const held = own?.arn === arn ? limitsOf(own, limits) : limits;
      await recordWrongTry(queries, wrong, held);
      throw refused(triesLeft === 0 ? texts.session.otpTooManyTries : texts.session.otpWrong);
    }
    const kind = kindOf(distributor, context.brand);
    const isOwnLogin = tried.loginAs === null || tried.loginAs === kind;
    if (isMember(distributor) && isOwnLogin) {
      const login = { distributor, device, scope, by: 'otp', proof: { otpRequestId: requestId } } as const;
      const opened = await logInMember(context, login, tried);
      if (opened === null) throw refused(texts.session.otpExpired);
      return opened;
    }
    const { arn } = distributor;
    if (!(await spendCode(queries, arn, requestId, now))) throw refused(texts.session.otpExpired);
    return isMember(distributor)
      ? { status: 'verified' as const, arnStatus: 'other-login' as const, arn, loginAs: kind }
      : { status: 'verified' as const, arnStatus: 'not-empanelled' as const, arn };
  };
