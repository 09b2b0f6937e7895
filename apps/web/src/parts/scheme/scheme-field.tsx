import { schemeNames } from '@hub/contract/calls/reference/reference-schemes';
import type { AssetClass, TransactionKind } from '@hub/domain';
import { useApi } from '../../lib/react.ts';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import type { Option } from '../../ui/form/field/option.ts';
import { SearchSelect } from '../../ui/form/select/search-select.tsx';

interface SchemeFieldProps extends FieldProps<Option | null> {
  /** Only schemes that take this kind of transaction. */
  takes?: TransactionKind | undefined;
  assetClass?: AssetClass | undefined;
}

/** A scheme by any words of its name, category and codes. */
export function SchemeField({ takes, assetClass, ...field }: SchemeFieldProps) {
  const api = useApi();
  return (
    <SearchSelect
      {...field}
      searchKey={['scheme', takes, assetClass]}
      placeholder="Name, category or code"
      nothingFound="No schemes match"
      search={async (words, signal) => {
        const requested = { words, ...(takes && { takes }), ...(assetClass && { assetClass }) };
        const found = await api.call(schemeNames, requested, { signal });
        return found.map(({ code, name, category, riskBand }) => ({
          id: code,
          name,
          line: `${category} · ${riskBand}`,
        }));
      }}
    />
  );
}
