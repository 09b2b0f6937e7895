import type { FieldProps } from '../../../../ui/form/field/field-props.ts';
import { SearchSelect } from '../../../../ui/form/select/search-select.tsx';
import { countryName, useCountries } from './queries.ts';

/** A country by the beginning of any word of its name. The value is its ISO code. */
export function CountryField({ value, onChange, ...field }: FieldProps<string>) {
  const { data: countries = [], refetch } = useCountries();
  return (
    <SearchSelect
      {...field}
      searchKey={['countries']}
      fewest={1}
      placeholder="India"
      nothingFound="No countries match"
      value={value === '' ? null : { id: value, name: countryName(value) }}
      onChange={(chosen) => onChange(chosen?.id ?? '')}
      search={async (typed) => {
        const all = countries.length > 0 ? countries : ((await refetch({ throwOnError: true })).data ?? []);
        const words = typed.toLowerCase();
        return all
          .filter(
            ({ name }) =>
              name
                .toLowerCase()
                .split(/[ (-]/)
                .some((word) => word.startsWith(words)) || name.toLowerCase().startsWith(words),
          )
          .slice(0, 30)
          .map(({ code, name }) => ({ id: code, name }));
      }}
    />
  );
}
