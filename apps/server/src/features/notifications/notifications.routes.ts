import { listNotifications, markNotificationsRead } from '@hub/contract/calls/notifications';
import { type CallHandler, handleChange, handleSignedIn } from '../call-context.ts';
import { list, mark } from './notifications.service.ts';

export const notificationsHandlers: readonly CallHandler[] = [
  handleSignedIn(listNotifications, list),
  handleChange(markNotificationsRead, mark),
];
