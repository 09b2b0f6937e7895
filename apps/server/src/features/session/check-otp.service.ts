import type { RequestOf, ResponseOf } from '@hub/contract';
import type { validateSendOtp } from '@hub/contract/calls/session/session';
import type { CallContext } from '../../calls/call-context.ts';
import { spendCode } from '../../codes/otp.repository.ts';
import { oneStatement } from '../../db/queries.ts';
import { checkCode, codeIsOver, type TriedCode, wrong } from './check-code.ts';
import { logInMember } from './login/log-in.service.ts';
import { distributorIn } from './sessions/distributor.repository.ts';
import { isDeleted, isMember, kindOf } from './sessions/session.policy.ts';
import type { SessionScope } from './sessions/session.repository.ts';

type Input = RequestOf<typeof validateSendOtp>;

/**
 * A code opens one session: `full`, or for a transaction alone. A code sent to nobody (unknown ARN) is wrong whatever
 * it is, after the same work. That an ARN belongs to another login, or is not empanelled, is said to a right code only.
 */
export const logInWithOtp =
  (scope: SessionScope) =>
  async (context: CallContext, { device, ...shown }: Input): Promise<ResponseOf<typeof validateSendOtp>> => {
    const { requestId } = shown;
    const look = async (tried: TriedCode, isRight: boolean) => {
      const distributor = distributorIn(tried);
      if (!isRight || distributor === null || isDeleted(distributor)) return wrong;
      const kind = kindOf(distributor, context.brand);
      const isOwnLogin = tried.loginAs === null || tried.loginAs === kind;
      if (isMember(distributor) && isOwnLogin) {
        const login = { distributor, device, scope, by: 'otp', proof: { otpRequestId: requestId } } as const;
        const opened = await logInMember(context, login, tried);
        if (opened === null) throw codeIsOver();
        return opened;
      }
      const { arn } = distributor;
      const now = context.clock.now().toString();
      if (!(await spendCode(oneStatement(context.db, 'system'), arn, requestId, now))) throw codeIsOver();
      return isMember(distributor)
        ? { status: 'verified' as const, arnStatus: 'other-login' as const, arn, loginAs: kind }
        : { status: 'verified' as const, arnStatus: 'not-empanelled' as const, arn };
    };
    return checkCode<ResponseOf<typeof validateSendOtp>>(context, 'login', shown, look, device?.id);
  };
