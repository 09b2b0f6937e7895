import { findAnything } from '@hub/contract/calls/investor/investor-list';
import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { rupeesText } from '@hub/domain';
import { useApi } from '../../lib/react.ts';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import type { Option } from '../../ui/form/field/option.ts';
import { SearchSelect } from '../../ui/form/select/search-select.tsx';

/** With the folio that was looked for, where a folio was. */
interface FoundClient extends Option {
  readonly folioNo?: string | undefined;
}

/** A client of the distributor, by name, PAN, mobile number or folio. */
export function InvestorField(field: FieldProps<FoundClient | null>) {
  const api = useApi();
  return (
    <SearchSelect
      {...field}
      searchKey={['investor']}
      placeholder="Name, PAN, mobile or folio"
      nothingFound="No clients match"
      search={async (words, signal) => {
        const { clients, folios: named } = await api.call(findAnything, { words }, { signal });
        return clients.map(({ id, name, maskedPan, city, aum, folios, folioNo }): FoundClient => {
          const wanted = named.find(({ investorId }) => investorId === id)?.folioNo;
          const isOne = wanted !== undefined || folios === 1;
          const folio = isOne
            ? initiateTexts.folioNamed(wanted ?? folioNo ?? '')
            : initiateTexts.folios(folios);
          const facts = [folio, rupeesText(aum, { decimals: 0 }), maskedPan, city];
          return { id, name, line: facts.filter(Boolean).join(' · '), folioNo: wanted };
        });
      }}
    />
  );
}
