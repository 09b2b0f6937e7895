import { ifscSearch } from '@hub/contract/calls/reference/reference';
import { useApi } from '../../lib/react.ts';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import { SearchSelect } from '../../ui/form/select/search-select.tsx';
import { type BranchOption, branchOption, ifscRequest } from './ifsc-search.ts';

/** A bank's branch by its IFSC, or by words of bank and place. */
export function IfscField(field: FieldProps<BranchOption | null>) {
  const api = useApi();
  return (
    <SearchSelect
      {...field}
      searchKey={['ifsc']}
      fewest={3}
      placeholder="IFSC, or bank and place"
      nothingFound="No branches match"
      search={async (typed, signal) =>
        (await api.call(ifscSearch, ifscRequest(typed), { signal })).map(branchOption)
      }
    />
  );
}
