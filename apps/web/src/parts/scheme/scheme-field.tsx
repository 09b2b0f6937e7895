import { schemeNames } from '@hub/contract/calls/reference-schemes';
import type { TransactionKind } from '@hub/domain';
import { useApi } from '../../lib/react.ts';
import type { FieldProps } from '../../ui/form/field-props.ts';
import type { Option } from '../../ui/form/option.ts';
import { SearchSelect } from '../../ui/form/search-select.tsx';

interface SchemeFieldProps extends FieldProps<Option | null> {
  /** Only schemes that take this kind of transaction. */
  takes?: TransactionKind | undefined;
}

/** A scheme by any words of its name, category and codes. */
export function SchemeField({ takes, ...field }: SchemeFieldProps) {
  const api = useApi();
  return (
    <SearchSelect
      {...field}
      searchKey={['scheme', takes]}
      placeholder="Name, category or code"
      nothingFound="No schemes match"
      search={async (words, signal) => {
        const found = await api.call(schemeNames, { words, ...(takes && { takes }) }, { signal });
        return found.map(({ code, name, category, riskBand }) => ({
          id: code,
          name,
          line: `${category} · ${riskBand}`,
        }));
      }}
    />
  );
}
