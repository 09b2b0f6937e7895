import type { Decline } from '@hub/contract/declines/decline-texts';
import type { DeclarationId, SentBackPart } from '@hub/contract/openings/opening-parts';
import { useRef, useState } from 'react';
import { CODE_LENGTH } from '../../ui/form/text/code-digits.ts';
import type { Channel, Confirmation, Decided, SentCode } from '../link/replies.ts';
import { calls, type Failure, request } from '../link/request.ts';
import { whatFailed } from '../link/texts.ts';
import { useWork } from '../link/use-work.ts';
import { useWorld } from '../link/world.ts';

type Sent = SentCode & { readonly channel: Channel };

/** What a code is entered for. */
export interface OrderAnswer {
  readonly confirmed: readonly string[];
  readonly declined: readonly string[];
  readonly decline?: Decline;
  /** Of what is opened: what was declared, or the parts that are not right. */
  readonly opening?: { readonly digest: string; readonly declared: readonly DeclarationId[] };
  readonly sentBack?: readonly SentBackPart[];
}

interface CodeProps {
  token: string;
  contacts: Confirmation['contacts'];
  onDecided: (decided: Decided, answer: OrderAnswer) => void;
  onRetry: () => unknown;
}

/** The code was right: something else is to be read or ticked again. */
const isOfOpening = ({ fields = [] }: Failure): boolean => fields.some((field) => openingFields.has(field));
const openingFields: ReadonlySet<string> = new Set(['opening', 'declared', 'sentBack', 'sentBack.0.remark']);

/** What is asked of the server: a code, then the answer that goes with it. */
function useCodeCalls({ token, contacts, ...on }: CodeProps) {
  const world = useWorld();
  const [channel, setChannel] = useState<Channel>(contacts[0]?.channel ?? 'SMS');
  const [sent, setSent] = useState<Sent | null>(null);
  const [otp, setOtp] = useState('');
  const [otpError, setOtpError] = useState<string | null>(null);
  const { work, trouble, setTrouble, alone } = useWork<'sending' | 'deciding'>();
  const input = useRef<HTMLInputElement>(null);

  const sendTo = (to: Channel) =>
    alone('sending', async () => {
      setOtpError(null);
      const answer = await request<SentCode>(world, calls.sendOtp, { token, channel: to });
      if ('failure' in answer) {
        setTrouble(whatFailed(answer.failure));
        on.onRetry();
        return;
      }
      setChannel(to);
      setSent({ ...answer.value, channel: to });
      setOtp('');
      input.current?.focus();
    });

  const decide = (given: OrderAnswer, entered: string) =>
    alone('deciding', async () => {
      setOtpError(null);
      if (entered.length < CODE_LENGTH) {
        setOtpError('Enter all 6 digits of the code.');
        input.current?.focus();
        return;
      }
      const answer = await request<Decided>(world, calls.decide, { token, otp: entered, ...given });
      if ('value' in answer) {
        on.onDecided(answer.value, given);
        return;
      }
      // Nobody knows what became of it, or the link was used meanwhile: the link itself says so.
      on.onRetry();
      if (answer.failure.kind !== 'refused' || isOfOpening(answer.failure)) {
        setTrouble(whatFailed(answer.failure));
        return;
      }
      setOtp('');
      setOtpError(answer.failure.message);
      input.current?.focus();
    });

  return { contacts, channel, setChannel, sent, otp, setOtp, otpError, work, trouble, input, sendTo, decide };
}

/** A code for the answer that is pressed, which it then sends by itself. */
export function useCode(props: CodeProps) {
  const { setOtp, decide, ...code } = useCodeCalls(props);
  const { sent, otp, channel, sendTo } = code;
  const [pressed, setPressed] = useState<string | null>(null);
  return {
    ...code,
    /** The code is entered for what was pressed, and for nothing else. */
    isFor: (act: string): boolean => sent !== null && pressed === act,
    /** Asks for a code, or sends the answer with the one that is there. */
    press(act: string, given: OrderAnswer): void {
      const isNew = pressed !== act;
      setPressed(act);
      if (sent === null) void sendTo(channel);
      else if (!isNew || otp.length === CODE_LENGTH) void decide(given, otp);
    },
    /** A whole code goes by itself, however it was entered. */
    enter(value: string, answer: () => OrderAnswer | null): void {
      setOtp(value);
      const given = value.length === CODE_LENGTH && value !== otp ? answer() : null;
      if (given !== null) void decide(given, value);
    },
  };
}
