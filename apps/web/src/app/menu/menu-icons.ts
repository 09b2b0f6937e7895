import type { TablerIcon } from '@tabler/icons-react';
import {
  BellIcon,
  ChartIcon,
  CompassIcon,
  FileIcon,
  GiftIcon,
  HistoryIcon,
  HomeIcon,
  LayersIcon,
  ListIcon,
  LogoutIcon,
  MessageIcon,
  PlayIcon,
  PlusIcon,
  RupeeIcon,
  TransferIcon,
  TrendIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/action/icons.ts';

/** The icon names of the domain's menu and tabs. */
const icons: Readonly<Record<string, TablerIcon>> = {
  home: HomeIcon,
  transfer: TransferIcon,
  plus: PlusIcon,
  history: HistoryIcon,
  list: ListIcon,
  users: UsersIcon,
  chart: ChartIcon,
  compass: CompassIcon,
  play: PlayIcon,
  layers: LayersIcon,
  file: FileIcon,
  rupee: RupeeIcon,
  gift: GiftIcon,
  message: MessageIcon,
  user: UserIcon,
  trend: TrendIcon,
  bell: BellIcon,
  logout: LogoutIcon,
};

export const menuIcon = (name: string): TablerIcon => icons[name] ?? ListIcon;
