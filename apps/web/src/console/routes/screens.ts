import { consoleTexts } from '@hub/contract/console/console-texts';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import type { StaffRight } from '@hub/domain/staff/roles';
import type { TablerIcon } from '@tabler/icons-react';
import {
  CalendarIcon,
  EyeIcon,
  InboxIcon,
  KeyIcon,
  LayersIcon,
  ListIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/action/icons.ts';

const { screens, groups } = consoleTexts;

export interface Screen {
  readonly path: string;
  readonly title: string;
  readonly icon: TablerIcon;
  /** Null for everybody of the staff. */
  readonly right: StaffRight | null;
  readonly group: string | null;
  /** What else somebody may call it. */
  readonly words: string;
}

const at = (path: string): string => `${CONSOLE_PATH}/${path}`;

export const paths = {
  home: CONSOLE_PATH,
  approvals: at('approvals'),
  distributors: at('distributors'),
  managers: at('relationship-managers'),
  schemes: at('schemes'),
  calendar: at('calendar'),
  audit: at('audit'),
  staff: at('staff'),
  own: at('own'),
} as const;

export const distributorPath = (arn: string): string => `${paths.distributors}/${encodeURIComponent(arn)}`;
export const schemePath = (code: string): string => `${paths.schemes}/${encodeURIComponent(code)}`;
export const personPath = (id: string): string => `${paths.staff}/${id}`;
export const requestPath = (id: string): string => `${paths.approvals}?request=${id}`;

/** In the order of the menu. Nothing stands here that cannot be opened. */
const allScreens: readonly Screen[] = [
  {
    path: paths.home,
    title: screens.home,
    icon: InboxIcon,
    right: null,
    group: null,
    words: 'home inbox todo',
  },
  {
    ...{ path: paths.approvals, title: screens.approvals, icon: EyeIcon, right: null, group: null },
    words: 'requests second person check approve',
  },
  {
    ...{ path: paths.distributors, title: screens.distributors, icon: UsersIcon, right: 'distributors.read' },
    ...{ group: groups.registers, words: 'arn euin register mfd' },
  },
  {
    ...{ path: paths.managers, title: screens.managers, icon: UserIcon, right: 'distributors.read' },
    ...{ group: groups.registers, words: 'rm rms' },
  },
  {
    ...{ path: paths.schemes, title: screens.schemes, icon: LayersIcon, right: 'masters.read' },
    ...{ group: groups.registers, words: 'scheme master funds nfo merger' },
  },
  {
    ...{ path: paths.calendar, title: screens.calendar, icon: CalendarIcon, right: 'masters.read' },
    ...{ group: groups.registers, words: 'holidays business days' },
  },
  {
    ...{ path: paths.audit, title: screens.audit, icon: ListIcon, right: 'audit.read' },
    ...{ group: groups.watch, words: 'log notes trail chain' },
  },
  {
    ...{ path: paths.staff, title: screens.staff, icon: KeyIcon, right: 'staff.read' },
    ...{ group: groups.watch, words: 'people roles rights employees' },
  },
];

export const screensFor = (rights: readonly StaffRight[]): readonly Screen[] =>
  allScreens.filter(({ right }) => right === null || rights.includes(right));

/** The screen that an address is part of. */
export const isWithin = (path: string, screen: Screen): boolean =>
  path === screen.path || (screen.path !== CONSOLE_PATH && path.startsWith(`${screen.path}/`));
