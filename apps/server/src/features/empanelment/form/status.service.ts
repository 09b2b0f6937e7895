import type { RequestOf, ResponseOf } from '@hub/contract';
import type { empanelmentStatus } from '@hub/contract/calls/empanelment/empanelment';
import type { CallContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { empanelmentTicket } from '../../certificate/certificate.public.ts';
import { findEvents, findForm } from '../pass/empanelment.repository.ts';
import type { Opened } from '../pass/pass.ts';
import { noForm } from './present.ts';

export async function getEmpanelmentStatus(
  context: CallContext,
  _: RequestOf<typeof empanelmentStatus>,
  { arn, record }: Opened,
): Promise<ResponseOf<typeof empanelmentStatus>> {
  const queries = oneStatement(context.db, 'system');
  const { status, requested, reference } = (await findForm(queries, arn)) ?? { ...noForm, reference: null };
  return {
    arn,
    name: record.name,
    constitution: record.constitution,
    status,
    reference,
    history: await findEvents(queries, arn),
    requested: [...requested],
    certificate: status === 'empanelled' ? empanelmentTicket(context.security, arn) : null,
  };
}
