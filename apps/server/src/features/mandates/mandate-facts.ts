import { maskContact, maskNumber, moneyOf } from '@hub/domain';
import type { MandateCheckFacts } from '@hub/domain/mandates/checks/mandate';
import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import { bankAccountKey } from '@hub/domain/orders/terms/order-terms';
import type { BankOffer, FolioRow, MandateRow } from './mandates.repository.ts';

/** What a bank offers; one that is in no list takes none. */
export const channelsOf = (offer: BankOffer | undefined | null): MandateChannel[] => [
  ...(offer?.nachDebit ? (['netbanking', 'debit-card', 'aadhaar'] as const) : []),
  ...(offer?.upi ? (['upi'] as const) : []),
  ...(offer?.nachDebit ? (['paper'] as const) : []),
];

/** A folio without an IFSC or a number for an account cannot name it, so it bears no mandate. */
export const accountsOf = ({ banks, offers }: FolioRow) =>
  banks.flatMap(({ ifsc, account, bank, type, isDefault }) => {
    if (ifsc === null || account === null) return [];
    const offer = offers.find(({ code }) => code === ifsc.slice(0, 4));
    return [
      {
        key: bankAccountKey(ifsc, account),
        ifsc,
        account,
        bank: bank ?? offer?.name ?? ifsc.slice(0, 4),
        type,
        isDefault: isDefault ?? false,
        channels: channelsOf(offer),
      },
    ];
  });
export type FolioAccount = ReturnType<typeof accountsOf>[number];

const isOpen = ({ status }: Pick<MandateRow, 'status'>): boolean =>
  status !== 'REJECTED' && status !== 'CANCELLED';

/** The facts that decide, the same that a screen gets: nothing in them is whole. */
export function checkFacts(
  folio: FolioRow,
  mandates: readonly MandateRow[],
  today: Temporal.PlainDate,
): MandateCheckFacts {
  return {
    today,
    folio: {
      taxStatus: folio.taxStatus,
      holding: folio.holding,
      mobile: folio.mobile === null ? null : maskContact(folio.mobile),
      email: folio.email === null ? null : maskContact(folio.email),
      banks: accountsOf(folio).map(({ key, bank, account, type, isDefault, channels }) => ({
        key,
        bank,
        maskedAccount: maskNumber(account),
        type,
        isDefault,
        channels,
      })),
    },
    open: mandates.filter(isOpen).flatMap((one) => {
      const endsOn = Temporal.PlainDate.from(one.endsOn);
      // One that has run out is no longer in the way of another.
      if (Temporal.PlainDate.compare(endsOn, today) < 0) return [];
      return [{ account: bankAccountKey(one.ifsc, one.account), limit: moneyOf(one.limit), endsOn }];
    }),
  };
}
