import { texts } from '../../texts/texts.ts';
import { isRecord } from '../failure.ts';

/** The frame of the unification service (Spec §7). */
export type UnificationResult =
  | { readonly kind: 'failure'; readonly message: string }
  /** `toast` is shown as a success toast; with nothing but it, the value is null. */
  | { readonly kind: 'value'; readonly value: unknown; readonly toast: string | null };

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value : other;

const isFailed = (status: unknown): boolean => status === 'F' || status === 999 || status === '999';

function failureMessage(msgTable: unknown): string {
  const first: unknown = Array.isArray(msgTable) ? msgTable[0] : undefined;
  return textOr(isRecord(first) ? first.as_results : undefined, texts.call.failed);
}

/**
 * Status decides first and means failure, then Table is the result, then Return_Msg (S7-24).
 * A reply with none of them is its own result: GETBROKERDETAIL answers BROKERDET.
 */
export function readUnification(reply: Readonly<Record<string, unknown>>): UnificationResult {
  if (isFailed(reply.Status)) return { kind: 'failure', message: failureMessage(reply.msgTable) };
  const toast = textOr(isRecord(reply.Information) ? reply.Information.Return_Msg : undefined, null);
  if (reply.Table !== undefined) return { kind: 'value', value: reply.Table, toast };
  return { kind: 'value', value: toast === null ? reply : null, toast };
}

export const writeUnification = (value: unknown, toast?: string): Record<string, unknown> => ({
  Status: 'S',
  ...(value === null ? {} : { Table: value }),
  ...(toast === undefined ? {} : { Information: { Return_Msg: toast } }),
});
