import { channelTexts } from '@hub/contract/mandates/mandate-texts';
import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { frequencyTexts, ordinal } from '@hub/contract/orders/words/plan-texts';
import { dayText, maskNumber, rupeesText, taxStatusName } from '@hub/domain';
import { guardianRelations } from '@hub/domain/applications/application-codes';
import { type ApplicationDraft, PENNY_DROP } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { applicationAccount } from '@hub/domain/applications/application-folio';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { nomineeShares, parseShare, writeShare } from '@hub/domain/nominees/nominee-shares';
import { countryName } from '../form/queries.ts';
import { declarationLine } from './declaration-line.ts';

/** A line of the review. */
interface Answer {
  readonly label: string;
  readonly text: string;
}

type Teller = (draft: ApplicationDraft, facts: ApplicationFacts) => readonly Answer[];

const holdings = { SI: 'Single', AS: 'Anyone or survivor', JO: 'Joint' } as const;
/** Empty while it is typed. */
export const dateText = (iso: string): string => (/^\d{4}-\d\d-\d\d$/.test(iso) ? dayText(iso) : '');
const rupees = (amount: string): string => (/^\d+(\.\d{1,2})?$/.test(amount) ? rupeesText(amount) : amount);
export const endText = ({ end }: ApplicationDraft['order']): string =>
  end.by === 'perpetual'
    ? 'Until stopped'
    : end.by === 'count'
      ? `${end.count} instalments`
      : `Until ${dateText(end.date)}`;

function orderAnswers({ kind, order, advice }: ApplicationDraft, facts: ApplicationFacts): Answer[] {
  const scheme = { label: 'Scheme', text: facts.order?.scheme?.name ?? order.schemeCode };
  const euin = { label: 'EUIN', text: advice.euin };
  if (kind === 'lumpsum') {
    const payment = order.payMode === null ? '' : payModeTexts[order.payMode];
    return [
      scheme,
      { label: 'Amount', text: rupees(order.amount) },
      { label: 'Payment', text: payment },
      euin,
    ];
  }
  const often = order.frequency === null ? '' : frequencyTexts[order.frequency].toLowerCase();
  const on = order.day === null || order.frequency === 'weekly' ? '' : ` on the ${ordinal(order.day)}`;
  return [
    scheme,
    { label: 'Instalment', text: `${rupees(order.amount)} ${often}${on}` },
    { label: 'First', text: dateText(order.startsOn) },
    { label: 'Runs', text: endText(order) },
    euin,
  ];
}

function nomineeAnswers({ nominees, nomineeOptOut }: ApplicationDraft): Answer[] {
  if (nomineeOptOut) return [{ label: 'Nominees', text: 'None, as the investor declares' }];
  const shares = nomineeShares(nominees.map(({ share }) => parseShare(share)));
  return nominees.map(({ name }, place) => ({
    label: `Nominee ${place + 1}`,
    text: `${name} · ${shares?.[place] === undefined ? '' : writeShare(shares[place])}%`,
  }));
}

const tellers: Readonly<Record<ApplicationStep, Teller>> = {
  pan: (draft) => [{ label: 'PAN', text: maskNumber(draft.guardian?.pan ?? draft.holders[0]?.pan ?? '') }],
  status: ({ taxStatus }) => [
    { label: 'Tax status', text: taxStatus === null ? '' : taxStatusName(taxStatus) },
  ],
  holders: ({ holders, guardian, karta, holding }) => [
    ...holders.map(({ name, birthDate }, place) => ({
      label: guardian !== null ? 'Minor' : holders.length === 1 ? 'Holder' : `Holder ${place + 1}`,
      text: `${name} · ${dateText(birthDate)}`,
    })),
    ...(guardian === null
      ? []
      : [
          {
            label: 'Guardian',
            text: `${guardian.name} · ${guardian.relation === null ? '' : guardianRelations[guardian.relation]}`,
          },
        ]),
    ...(karta ? [{ label: 'Karta', text: karta }] : []),
    ...(holders.length > 1 && holding !== null ? [{ label: 'Held', text: holdings[holding] }] : []),
  ],
  contact: ({ holders, sameAs }) =>
    sameAs !== null
      ? [{ label: 'Contact', text: `As in folio ${sameAs}` }]
      : holders.map(({ mobile, email }, place) => ({
          label: holders.length === 1 ? 'Contact' : `Contact ${place + 1}`,
          text: [mobile && `+91 ${mobile}`, email].filter(Boolean).join(' · '),
        })),
  address: ({ address, sameAs }) => [
    {
      label: 'Address',
      text:
        sameAs !== null
          ? `As in folio ${sameAs}`
          : [address.line, address.city, address.state, address.pincode, countryName(address.country)]
              .filter(Boolean)
              .join(', '),
    },
  ],
  bank(draft, facts) {
    const { bank, maskedAccount } = applicationAccount(draft, facts);
    const proof =
      draft.bank.proof === null ? '' : draft.bank.proof === PENNY_DROP ? 'Check with ₹1' : 'Proof uploaded';
    return [
      { label: 'Account', text: `${bank} ${maskedAccount}` },
      ...(draft.sameAs === null ? [{ label: 'Proof', text: proof }] : []),
    ];
  },
  fatca: ({ holders }) => holders.map((holder) => ({ label: holder.name, text: declarationLine(holder) })),
  nominees: nomineeAnswers,
  scheme: orderAnswers,
  mandate: ({ mandate: { channel, limit, endsOn } }) => [
    { label: 'Approval', text: channel === null ? '' : channelTexts[channel].name },
    { label: 'Limit', text: `${rupees(limit)} per debit, until ${dateText(endsOn)}` },
  ],
  review: () => [],
};

/** What the review says of a step. Numbers are masked. */
export const answersOf = (step: ApplicationStep, draft: ApplicationDraft, facts: ApplicationFacts) =>
  tellers[step](draft, facts);
