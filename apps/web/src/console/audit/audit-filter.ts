import { type ListStateIn, listStateOf, maybe, text } from '../../ui/list/list-state.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What is searched for, as the page's address says it. */
export const auditStates = listStateOf({
  staffId: maybe(/^[0-9a-f-]{36}$/, 'person'),
  arn: text(),
  subject: text(),
  act: maybe(/^[\w.-]{1,60}$/),
  from: maybe(day),
  to: maybe(day),
});
export type AuditFilter = ListStateIn<typeof auditStates>;

/** As the call asks for it: what is empty is left out. */
export const requestOf = ({ staffId, arn, subject, act, from, to }: AuditFilter) => ({
  ...(staffId !== null && { staffId }),
  ...(arn !== '' && { arn: arn.toUpperCase() }),
  ...(subject !== '' && { subject }),
  ...(act !== null && { act }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});
