import { findAnything } from '@hub/contract/calls/investor/investor-list';
import { useApi } from '../../lib/react.ts';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import type { Option } from '../../ui/form/field/option.ts';
import { SearchSelect } from '../../ui/form/select/search-select.tsx';

/** A client of the distributor, by name, PAN, mobile number or folio. */
export function InvestorField(field: FieldProps<Option | null>) {
  const api = useApi();
  return (
    <SearchSelect
      {...field}
      searchKey={['investor']}
      placeholder="Name, PAN, mobile or folio"
      nothingFound="No clients match"
      search={async (words, signal) => {
        const { clients } = await api.call(findAnything, { words }, { signal });
        return clients.map(({ id, name, maskedPan, city }) => ({
          id,
          name,
          line: [maskedPan, city].filter(Boolean).join(' · ') || undefined,
        }));
      }}
    />
  );
}
