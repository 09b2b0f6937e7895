import { href } from '@hub/contract';
import type { Security } from '../../calls/call-context.ts';
import type { Config } from '../../config/config.ts';

interface Named {
  readonly arn: string;
  readonly id: string;
}

const ticketForm = /^([1-9][0-9]{0,5})\.([a-z0-9][a-z0-9-]{0,59})\.([A-Za-z0-9_-]{86})$/;

const signedText = ({ arn, id }: Named): string => ['certificate', arn, id].join('\n');

/** Whoever has it may see this certificate and no other. */
export const ticketOf = (security: Pick<Security, 'sign'>, { arn, id }: Named): string =>
  [arn.replace('ARN-', ''), id, security.sign(signedText({ arn, id }))].join('.');

export function readTicket(security: Pick<Security, 'isSigned'>, ticket: string): Named | null {
  const [, user = '', id = '', signature = ''] = ticketForm.exec(ticket) ?? [];
  const named = { arn: `ARN-${user}`, id };
  return signature !== '' && security.isSigned(signedText(named), signature) ? named : null;
}

export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, ticket: string): string =>
  `${publicUrl}${href('certificate/view')}?c=${ticket}`;
