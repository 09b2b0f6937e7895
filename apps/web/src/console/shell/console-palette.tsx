import type { ActField } from '@hub/contract/acts/act-declaration';
import { consoleTexts } from '@hub/contract/console/console-texts';
import { listDistributors } from '@hub/contract/console/distributor-calls';
import { listStaff } from '@hub/contract/console/staff-calls';
import { useState } from 'react';
import { LayersIcon, UserIcon, UsersIcon } from '../../ui/action/icons.ts';
import { useSettled } from '../../ui/form/typing/use-settled.ts';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { matching, starts } from '../../ui/palette/matching.ts';
import { PaletteDialog } from '../../ui/palette/palette-dialog.tsx';
import type { PaletteProps } from '../../ui/palette/palette-door.tsx';
import type { PaletteGroup, PaletteItem } from '../../ui/palette/palette-item.ts';
import { allActs } from '../acts/all-acts.ts';
import { useConsole, useMay, useMe, useStaffQuery } from '../calls/console-context.ts';
import { distributorPath, paths, personPath, screensFor } from '../routes/screens.ts';

const texts = consoleTexts.search;
const item = (
  more: Pick<PaletteItem, 'id' | 'title' | 'icon' | 'does'> & Partial<PaletteItem>,
): PaletteItem => ({
  note: '',
  figure: '',
  ...more,
});

interface Listed {
  readonly title: string;
  readonly words: string;
  readonly item: PaletteItem;
}

/** Screens this person's rights open, and acts they may do that need no page of a thing to begin from. */
function useOwn(): { readonly screens: readonly Listed[]; readonly acts: readonly Listed[] } {
  const { rights } = useMe();
  const { openAct } = useConsole();
  const screens = [
    ...screensFor(rights),
    { path: paths.own, title: consoleTexts.screens.own, icon: UserIcon, words: 'passkeys sessions logins' },
  ].map(({ path, title, icon, words }) => ({
    title,
    words,
    item: item({ id: `screen:${path}`, title, icon, does: { href: path } }),
  }));
  const acts = allActs
    .filter(
      ({ about, fields }) =>
        rights.includes(`${about}.make`) && Object.values<ActField>(fields).every(({ isGiven }) => !isGiven),
    )
    .map(({ name, title, asks }) => ({
      title,
      words: name.replace('.', ' '),
      item: item({
        ...{ id: `act:${name}`, title, note: asks, icon: LayersIcon },
        does: { run: () => openAct.open({ name, given: {} }) },
      }),
    }));
  return { screens, acts };
}

/** Fewer letters would find everybody. */
const SHORTEST = 2;
const MOST_FOUND = 6;

/** Distributors and people of the staff, for whoever may read them. */
function useFound(typed: string) {
  const search = useSettled(typed.trim());
  const isSearched = search.length >= SHORTEST;
  const maySeeArns = useMay('distributors.read');
  const maySeeStaff = useMay('staff.read');
  const arns = useStaffQuery(listDistributors, { search }, { enabled: isSearched && maySeeArns });
  const people = useStaffQuery(listStaff, { search }, { enabled: isSearched && maySeeStaff });
  const groups: readonly PaletteGroup<PaletteItem>[] = [
    {
      name: texts.groups.distributors,
      items: (arns.data?.rows ?? []).slice(0, MOST_FOUND).map(({ arn, name, rm }) =>
        item({
          id: `arn:${arn}`,
          title: name,
          note: arn,
          figure: rm?.name ?? '',
          icon: UsersIcon,
          does: { href: distributorPath(arn) },
        }),
      ),
    },
    {
      name: texts.groups.people,
      items: (people.data?.people ?? []).slice(0, MOST_FOUND).map(({ id, name, email }) =>
        item({
          id: `staff:${id}`,
          title: name,
          note: email,
          icon: UserIcon,
          does: { href: personPath(id) },
        }),
      ),
    },
  ];
  const isPending = typed.trim() !== search || arns.isLoading || people.isLoading;
  const error = arns.error ?? people.error;
  const retry = () => void Promise.all([arns.refetch(), people.refetch()]);
  return { groups: isSearched ? groups : [], isPending, error, retry };
}

/** Screens, acts, ARNs and people by their names. */
export function ConsolePalette({ label, typedAhead, onClose }: PaletteProps<PaletteItem>) {
  const [typed, setTyped] = useState(typedAhead);
  const { screens, acts } = useOwn();
  const found = useFound(typed);
  const choose = useChoice();
  const meant = typed.trim() === '' ? [...screens, ...acts] : matching([...screens, ...acts], typed);
  const own = [
    {
      name: texts.groups.screens,
      items: meant.filter((one) => screens.includes(one)).map((one) => one.item),
    },
    { name: texts.groups.acts, items: meant.filter((one) => acts.includes(one)).map((one) => one.item) },
  ];
  const leads = meant.some(({ title }) => starts(typed, title));
  const groups = (
    leads || typed.trim() === '' ? [...own, ...found.groups] : [...found.groups, ...own]
  ).filter(({ items }) => items.length > 0);
  const { isPending, error, retry } = found;
  return (
    <PaletteDialog
      label={label}
      typed={typed}
      onTyped={setTyped}
      search={{ groups, leads, choose, isPending, error, retry }}
      failed={{ title: texts.failed, rest: texts.rest }}
      hint={texts.hint}
      onClose={onClose}
    />
  );
}

function useChoice() {
  const { go } = useNavigation();
  return ({ does }: PaletteItem) => {
    if ('run' in does) does.run();
    else go(does.href);
  };
}
