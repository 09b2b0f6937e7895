import type { Notification } from '@hub/contract/calls/notifications/notifications';
import { noticeTone } from '@hub/domain/notifications/notice-kinds';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { TablerIcon } from '@tabler/icons-react';
import {
  AlertIcon,
  BellIcon,
  CheckIcon,
  CloseIcon,
  FileIcon,
  ImageIcon,
  MessageIcon,
  RepeatIcon,
  RupeeIcon,
  TransferIcon,
} from '../../ui/action/icons.ts';

const ofTopics: Readonly<Record<NoticeTopic, TablerIcon>> = {
  orders: FileIcon,
  plans: RepeatIcon,
  brokerage: RupeeIcon,
  content: ImageIcon,
  queries: MessageIcon,
  news: BellIcon,
};

/** How it went, where it is about a client; else what it is about. */
export function iconOf({ kind, topic }: Pick<Notification, 'kind' | 'topic'>): TablerIcon {
  if (kind === 'order-refunded') return TransferIcon;
  switch (noticeTone(kind)) {
    case 'refused':
      return CloseIcon;
    case 'care':
      return AlertIcon;
    case 'done':
      return CheckIcon;
    default:
      return ofTopics[topic];
  }
}
