import { randomUUID } from 'node:crypto';
import type { TaxStatusCode } from '@hub/domain';
import {
  type ApplicationDraft,
  emptyDraft,
  emptyHolder,
  type HolderDraft,
} from '@hub/domain/applications/application-draft';
import { type ApplicationFacts, noApplicationFacts } from '@hub/domain/applications/application-facts';
import { applicationTerms } from '@hub/domain/applications/application-terms';
import { waitingStep } from '@hub/domain/applications/check-application';
import { withTaxStatus } from '@hub/domain/applications/status/with-tax-status';
import { bankAccountKey, type FormTerms } from '@hub/domain/orders/terms/order-terms';
import type { Tx } from '../../../server/src/db/database.ts';
import {
  insertApplication,
  openingOf,
  setAnswered,
  setConfirmation,
  setSent,
  setShare,
} from '../../../server/src/features/transact/transact.public.ts';
import type { Registrar } from '../../../server/src/ports/registrar/registrar.ts';
import { type DemoPlaces, findDemoPlaces } from './demo-applications.repository.ts';

interface Person {
  readonly pan: string;
  readonly name: string;
  readonly birthDate: string;
}

const holder = (person: Person, mobile: string): HolderDraft => ({ ...emptyHolder(), ...person, mobile });

const declared = (one: HolderDraft): HolderDraft => ({
  ...one,
  fatca: {
    ...one.fatca,
    income: '34',
    occupation: '02',
    wealth: '1',
    pep: 'NA',
    birthCountry: 'IN',
    birthPlace: 'Pune',
    addressType: '2',
    residenceAddress: '12 Prabhat Road, Pune',
  },
});

/** A form filled in up to a step; `review` is all of it. */
function filled(
  person: Person,
  mobile: string,
  taxStatus: TaxStatusCode,
  places: DemoPlaces,
  upTo: 'status' | 'bank' | 'fatca' | 'scheme' | 'review',
): ApplicationDraft {
  const started = { ...emptyDraft('lumpsum'), holders: [holder(person, mobile)] };
  if (upTo === 'status') return started;
  const chosen = withTaxStatus(started, taxStatus);
  const { pincode, city, state } = places;
  const lived = { ...chosen, address: { line: '12 Prabhat Road', pincode, city, state, country: 'IN' } };
  if (upTo === 'bank') return lived;
  const bank = { ifsc: places.ifsc, account: '50100098765432', type: 'SB', proof: 'penny-drop' } as const;
  const banked = { ...lived, bank };
  if (upTo === 'fatca') return banked;
  const said = { ...banked, holders: banked.holders.map(declared), nomineeOptOut: true };
  if (upTo === 'scheme') return said;
  return {
    ...said,
    order: {
      ...said.order,
      schemeCode: places.schemeCode,
      idcw: 'Z',
      amount: '25000',
      payMode: 'netbanking',
    },
    advice: { ...said.advice, isExecutionOnly: true },
  };
}

const drafts = [
  [{ pan: 'ABCPN1001A', name: 'Ananya Nair', birthDate: '1990-04-12' }, '9898980001', '01', 'status', 2],
  [{ pan: 'ABCPM1002B', name: 'Rohan Mehta', birthDate: '1988-09-30' }, '9898980002', '01', 'bank', 26],
  [{ pan: 'ABCPJ1007G', name: 'Suresh Jain', birthDate: '1979-07-07' }, '9898980003', '13', 'fatca', 75],
  [{ pan: 'ABCPK1008H', name: 'Neha Kulkarni', birthDate: '1993-02-14' }, '9898980004', '01', 'scheme', 200],
] as const;

const sentOnes = [
  [{ pan: 'ABCPP2001Q', name: 'Meera Pillai', birthDate: '1987-06-05' }, '9898980005', 'sent', 3],
  [{ pan: 'ABCPS2002R', name: 'Dev Saxena', birthDate: '1975-01-19' }, '9898980006', 'declined', 30],
  [{ pan: 'ABCPJ2003S', name: 'Ritu Joshi', birthDate: '1992-12-24' }, '9898980007', 'expired', 80],
] as const;

/** Makes an order as it would have gone; the id of its link, or null where pre-flight has something against it. */
type MakeOrder = (
  terms: FormTerms,
  at: Temporal.Instant,
  steps: readonly ('declined' | 'expired')[],
) => Promise<string | null>;

interface DemoNeeds {
  readonly arn: string;
  readonly now: Temporal.Instant;
  readonly registrar: Pick<Registrar, 'reserveFolio'>;
  readonly makeOrder: MakeOrder;
}

/** First-time forms in every state: at several steps, shared, sent, declined, expired. */
export async function makeDemoApplications(
  tx: Tx,
  { arn, now, registrar, makeOrder }: DemoNeeds,
): Promise<void> {
  const places = await findDemoPlaces(tx);
  if (places === null) return;
  const facts: ApplicationFacts = {
    ...noApplicationFacts,
    branches: { [places.ifsc]: { bank: places.bank, branch: '', channels: [] } },
  };
  const keep = async (draft: ApplicationDraft, at: Temporal.Instant): Promise<string> => {
    const id = randomUUID();
    const name = draft.holders[0]?.name ?? '';
    const step = waitingStep(draft, facts, now);
    await insertApplication(tx, { arn, id, draft, step, name, by: 'distributor', at: `${at}` });
    return id;
  };
  for (const [person, mobile, status, upTo, hoursAgo] of drafts) {
    const id = await keep(filled(person, mobile, status, places, upTo), now.subtract({ hours: hoursAgo }));
    // Its link is in nobody's hands: sharing it again makes one that works.
    if (upTo === 'bank') {
      await setShare(tx, arn, id, { id: randomUUID(), until: `${now.add({ hours: 120 })}` });
    }
  }
  for (const [person, mobile, status, hoursAgo] of sentOnes) {
    const at = now.subtract({ hours: hoursAgo });
    const draft = { ...filled(person, mobile, '01', places, 'review'), consent: true };
    const id = await keep(draft, at);
    const { ifsc, account } = draft.bank;
    const reserved = {
      folioNo: await registrar.reserveFolio(tx),
      account: bankAccountKey(ifsc, account),
      mandate: '',
    };
    await setSent(tx, {
      arn,
      id,
      investorId: randomUUID(),
      folioNo: reserved.folioNo,
      mandateId: reserved.mandate,
      opening: openingOf({
        draft,
        rows: {
          ownContacts: [],
          client: null,
          contactsTaken: [],
          branch: { bank: places.bank, branch: '' },
          place: null,
          offers: [],
        },
        kyc: {},
        mandate: null,
      }),
      waitingPan: `demo ${person.pan}`,
      at: `${at}`,
    });
    const terms = applicationTerms(draft, reserved);
    if (terms === null || terms.kind === 'folio') continue;
    const link = await makeOrder(terms, at, status === 'sent' ? [] : [status]);
    if (link === null) continue;
    await setConfirmation(tx, arn, id, link);
    if (status !== 'sent') await setAnswered(tx, arn, [link], status, `${at.add({ minutes: 40 })}`);
  }
}
