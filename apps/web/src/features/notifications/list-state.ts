import { noticeTopics } from '@hub/domain/notifications/notice-topics';
import { type ListStateIn, listStateOf, oneOf } from '../../ui/list/list-state.ts';

export const notificationsState = listStateOf({
  topic: oneOf(noticeTopics),
  show: oneOf(['unread']),
  /** The settings stand in the place of the list. */
  view: oneOf(['settings']),
});
export type NotificationsState = ListStateIn<typeof notificationsState>;
