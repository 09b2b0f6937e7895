import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import type { DistributorRow } from '@hub/contract/console/distributor-calls';
import { registerTexts } from '@hub/contract/console/register-texts';
import { compactText } from '../../ui/figure/figure-text.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import type { DenseColumns } from '../layout/dense-table.tsx';
import { distributorPath } from '../routes/screens.ts';
import { ArnStateChip } from './arn-state-chip.tsx';
import { dayOrNone } from './day-text.ts';

const { columns: names, none } = registerTexts.list;

export const distributorColumns: DenseColumns<DistributorRow> = [
  {
    id: 'name',
    header: names.name,
    cell: ({ arn, name }) => <RouteLink href={distributorPath(arn)}>{name}</RouteLink>,
  },
  { id: 'arn', header: names.arn, cell: ({ arn }) => <span className="one-line">{arn}</span> },
  { id: 'state', header: names.state, cell: ({ state }) => <ArnStateChip state={state} /> },
  {
    ...{ id: 'register', header: names.register, isExtra: true },
    cell: ({ registerState }) => (
      <span className="mute">
        {registerState === null ? arnStateTexts.unknown : arnStateTexts.states[registerState]}
      </span>
    ),
  },
  {
    id: 'validTo',
    header: names.validTo,
    cell: ({ validTo }) => <span className="one-line">{dayOrNone(validTo)}</span>,
  },
  { id: 'manager', header: names.manager, isExtra: true, cell: ({ rm }) => rm?.name ?? none },
  {
    id: 'clients',
    header: names.clients,
    figures: true,
    isExtra: true,
    cell: ({ clients }) => clients.toLocaleString('en-IN'),
  },
  {
    id: 'aum',
    header: names.aum,
    figures: true,
    cell: ({ aum }) => (aum === null ? none : compactText(aum)),
  },
];
