import { listNotifications, markNotificationsRead } from '@hub/contract/calls/notifications';
import { type CallHandler, handleChange, handleSignedIn } from '../call-context.ts';
import { getNotifications, markNotifications } from './notifications.service.ts';

export const notificationsHandlers: readonly CallHandler[] = [
  handleSignedIn(listNotifications, getNotifications),
  handleChange(markNotificationsRead, markNotifications),
];
