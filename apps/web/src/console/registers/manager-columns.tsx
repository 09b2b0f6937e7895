import { registerTexts } from '@hub/contract/console/register-texts';
import type { ManagerRow } from '@hub/contract/console/rm-calls';
import * as acts from '@hub/contract/relationship-managers/relationship-manager-acts';
import { Button } from '../../ui/action/button.tsx';
import { compactText } from '../../ui/figure/figure-text.ts';
import type { Option } from '../../ui/form/field/option.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { MenuButton, MenuItem } from '../../ui/overlay/menu-button.tsx';
import { useConsole, useMay } from '../calls/console-context.ts';
import type { DenseColumns } from '../layout/dense-table.tsx';
import { paths } from '../routes/screens.ts';
import { dayOrNone } from './day-text.ts';

const texts = registerTexts.managers;

const coversOf = ({ covers }: ManagerRow): string =>
  covers.map(({ name, from, to }) => texts.covers(name, dayOrNone(from), dayOrNone(to))).join(', ') ||
  registerTexts.list.none;

export const managerColumns = (options: readonly Option[]): DenseColumns<ManagerRow> => [
  {
    ...{ id: 'name', header: texts.columns.name },
    cell: ({ id, name, leftOn }) => (
      <>
        <RouteLink href={`${paths.distributors}?rm=${id}`}>{name}</RouteLink>
        {leftOn !== null && (
          <span className="mute normal">
            {' '}
            {texts.left} {dayOrNone(leftOn)}
          </span>
        )}
      </>
    ),
  },
  { id: 'city', header: texts.columns.city, isExtra: true, cell: ({ city }) => city },
  {
    id: 'contact',
    header: texts.columns.contact,
    isExtra: true,
    cell: ({ email, mobile }) => `${email} · ${mobile}`,
  },
  { id: 'arns', header: texts.columns.arns, figures: true, cell: ({ arns }) => arns.toLocaleString('en-IN') },
  { id: 'aum', header: texts.columns.aum, figures: true, cell: ({ aum }) => compactText(aum) },
  { id: 'cover', header: texts.columns.cover, cell: coversOf },
  {
    id: 'acts',
    header: texts.columns.acts,
    cell: (manager) => <ManagerMenu manager={manager} options={options} />,
  },
];

interface ManagerMenuProps {
  manager: ManagerRow;
  options: readonly Option[];
}

/** What can be done with one of them. */
function ManagerMenu({ manager, options }: ManagerMenuProps) {
  const { openAct } = useConsole();
  const mayAct = useMay('distributors.make');
  const { id, name, mobile, email, city, availability, covers, leftOn } = manager;
  if (!mayAct || leftOn !== null) return null;
  const others = options.filter((option) => option.id !== id);
  const items = [
    { act: acts.changeManagerAct, initial: { name, mobile, email, city, availability } },
    { act: acts.coverManager, options: { cover: others } },
    ...(covers.length > 0 ? [{ act: acts.endCover }] : []),
    { act: acts.leaveManager, options: { to: others } },
  ];
  return (
    <MenuButton
      button={
        <Button look="quiet" size="compact" aria-label={texts.menu(name)}>
          {texts.menuText}
        </Button>
      }
    >
      {items.map(({ act, ...more }) => (
        <MenuItem
          key={act.name}
          text={act.title}
          onAction={() => openAct.open({ name: act.name, given: { id }, about: name, ...more })}
        >
          {act.title}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
