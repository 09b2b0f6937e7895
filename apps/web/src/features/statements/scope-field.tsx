import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { useClientFolios } from './statement/queries.ts';
import type { OwnState, StatementState } from './statement/statement-state.ts';

interface ScopeFieldProps {
  client: InvestorDetails;
  state: OwnState;
  onState: (state: StatementState) => void;
}

/** The whole client, one of the folios, or the family as far as it is in this book. */
export function ScopeField({ client, state, onState }: ScopeFieldProps) {
  const { data } = useClientFolios(client.id);
  const numbers = new Set([...(data?.folios.map(({ folioNo }) => folioNo) ?? []), state.folio ?? '']);
  const members = client.family?.members.length ?? 0;
  const options = [
    { id: 'client', name: 'All folios' },
    ...(members > 0 ? [{ id: 'family', name: `Family of ${members + 1}` }] : []),
    ...[...numbers].filter(Boolean).map((folioNo) => ({ id: `folio ${folioNo}`, name: `Folio ${folioNo}` })),
  ];
  const value = state.folio !== null ? `folio ${state.folio}` : state.family !== null ? 'family' : 'client';
  return (
    <SelectField
      label="Of"
      isRequired
      options={options}
      value={value}
      onChange={(id) =>
        onState({
          ...state,
          folio: id.startsWith('folio ') ? id.slice('folio '.length) : null,
          family: id === 'family' ? 'all' : null,
        })
      }
    />
  );
}
