import type { Person } from '../../../client-messages/contacts.ts';
import type { Queries } from '../../../db/queries.ts';
import type { Opening } from './opening.ts';
import type { FolioRow } from './order-facts.repository.ts';
import type { MandateRow } from './plan-facts.repository.ts';

interface WaitingRow {
  readonly folioNo: string;
  readonly investorId: string;
  readonly mandateId: string;
  readonly opening: Opening;
  /** Of somebody who is a client already: what the book says counts. */
  readonly client: Person | null;
  readonly paidByUpi: string;
}

const waiting = `select a.folio_no as "folioNo", a.investor_id as "investorId", a.mandate_id as "mandateId", a.opening,
    (select jsonb_build_object('name', i.name, 'mobile', nullif(i.mobile, ''), 'email', nullif(i.email, ''))
       from client i where i.arn = a.arn and i.id = a.investor_id) as client,
    coalesce((select sum(p.amount)::text from payment p
               where p.arn = a.arn and p.investor_id = a.investor_id and p.mode = 'upi' and p.status <> 'failed'
                 and p.created_at > $3), '0.00') as "paidByUpi"
  from application a`;

function folioOf({ folioNo, investorId, opening, client, paidByUpi }: WaitingRow): FolioRow {
  const { client: person, folio } = opening;
  return {
    folioNo,
    investorId,
    holding: folio.holding,
    taxStatus: folio.taxStatus,
    isLocked: false,
    holders: folio.holders,
    banks: folio.banks,
    // Its mandate comes with the application.
    offers: [],
    minor: folio.minor,
    name: client?.name ?? person.name,
    pan: person.clientKey,
    kyc: person.kyc,
    birthDate: person.birthDate,
    mobile: client?.mobile ?? person.mobile,
    email: client?.email ?? person.email,
    country: person.country,
    contactChangedOn: null,
    guardianName: null,
    schemesHeld: [],
    paidThisYear: '0.00',
    paidByUpi,
  };
}

function mandatesOf({ folioNo, mandateId, opening }: WaitingRow): MandateRow[] {
  const { mandate } = opening;
  const [bank] = opening.folio.banks;
  if (mandate === null) return [];
  const { channel, limit, startsOn, endsOn } = mandate;
  return [
    {
      folioNo,
      id: mandateId,
      status: 'INITIATED',
      channel,
      umrn: null,
      bank: bank.bank,
      account: bank.account,
      ifsc: bank.ifsc,
      limit,
      startsOn,
      endsOn,
    },
  ];
}

/** Folios that are not in the book yet: their application waits for the investor. */
export async function readWaitingFolios(
  queries: Queries,
  arn: string,
  folios: readonly string[],
  dayBefore: string,
): Promise<{ readonly folios: readonly FolioRow[]; readonly mandates: readonly MandateRow[] }> {
  const rows = await queries.query<WaitingRow>(
    `${waiting} where a.arn = $1 and a.folio_no = any($2) and a.status = 'sent' and a.mandate_id is not null
        and a.opening is not null`,
    [arn, folios, dayBefore],
  );
  return { folios: rows.map(folioOf), mandates: rows.flatMap(mandatesOf) };
}
