import { investorDetails, listFolios } from '@hub/contract/calls/investor/investor-details';
import { revealValue } from '@hub/contract/calls/investor/investor-list';
import type { Api } from '../api/api.ts';

/** A client whom the distributor meets: chosen one by one, since it has what the copy otherwise leaves out. */
export interface DayClient {
  readonly id: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly city: string | null;
  readonly value: string;
  readonly gain: string;
  /** The day of the NAVs. */
  readonly asOn: string | null;
  readonly sips: number;
  readonly sipMonthly: string;
  readonly holdings: readonly {
    readonly scheme: string;
    readonly units: string;
    readonly value: string;
  }[];
}

const isHeld = ({ units }: { readonly units: string }) => Number(units) > 0;

/** The mobile number is asked for as a person does it: the audit log says who saw it, and when. */
export async function readDayClient(api: Api, id: string): Promise<DayClient> {
  const [client, { folios }] = await Promise.all([
    api.call(investorDetails, { id }),
    api.call(listFolios, { investorId: id }),
  ]);
  const { name, city, asOn, sips, figures, maskedMobile } = client;
  const mobile =
    maskedMobile === null ? null : (await api.call(revealValue, { investorId: id, what: 'mobile' })).value;
  return {
    ...{ id, name, mobile, city, asOn },
    value: figures.value,
    gain: figures.gain,
    sips: sips.running,
    sipMonthly: sips.monthly,
    holdings: folios.flatMap(({ holdings }) =>
      holdings
        .filter(isHeld)
        .map((one) => ({ scheme: one.name, units: one.units, value: one.figures.value })),
    ),
  };
}
