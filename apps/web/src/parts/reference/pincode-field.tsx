import type { ResponseOf } from '@hub/contract';
import { pincode } from '@hub/contract/calls/reference/reference';
import { useApi } from '../../lib/react.ts';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import type { Option } from '../../ui/form/field/option.ts';
import { SearchSelect } from '../../ui/form/select/search-select.tsx';

/** A place that was found, with all that an address fills in from it. */
interface PincodeOption extends Option {
  readonly place: ResponseOf<typeof pincode>[number];
}

/** A place by its pincode, or by the first three digits of it. */
export function PincodeField(field: FieldProps<PincodeOption | null>) {
  const api = useApi();
  return (
    <SearchSelect
      {...field}
      searchKey={['pincode']}
      fewest={3}
      inputMode="numeric"
      placeholder="682001"
      nothingFound="No places match"
      search={async (typed, signal) => {
        // The call takes digits only; anything else matches nothing.
        if (!/^[1-9]\d{2,5}$/.test(typed)) return [];
        const places = await api.call(pincode, { pincode: typed }, { signal });
        return places.map((place) => ({
          id: `${place.pincode} ${place.office}`,
          name: place.pincode,
          line: [place.office, place.city, place.state].filter(Boolean).join(' · '),
          place,
        }));
      }}
    />
  );
}
