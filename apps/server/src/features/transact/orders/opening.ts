import type { MandateTerms } from '@hub/domain/mandates/checks/mandate';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import type { OpenedFolio } from '../../book/book.public.ts';

/** What the book gets when the investor confirms: the client, the folio, and the mandate of a SIP. */
export interface Opening {
  readonly client: OpenedFolio['client'] & { readonly kyc: 'VALIDATED' | 'REGISTERED' };
  readonly folio: OpenedFolio['folio'] & {
    readonly holding: 'SI' | 'AS';
    readonly holders: readonly {
      readonly name: string;
      readonly pan: string;
      readonly kyc: 'VALIDATED' | 'REGISTERED';
    }[];
    readonly banks: readonly [OpeningBank];
    readonly minor: { readonly name: string; readonly birthDate: string } | null;
  };
  readonly mandate: OpeningMandate | null;
}

export interface OpeningBank {
  readonly account: string;
  readonly type: BankAccountType | null;
  readonly ifsc: string;
  readonly bank: string;
  readonly branch: string | null;
  readonly isDefault: true;
}

interface OpeningMandate {
  readonly channel: MandateTerms['channel'];
  readonly vpa: string | null;
  readonly limit: string;
  readonly startsOn: string;
  readonly endsOn: string;
}
