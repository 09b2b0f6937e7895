import {
  listNotifications,
  markNotificationsRead,
  notificationSettings,
  saveNotificationSettings,
} from '@hub/contract/calls/notifications/notifications';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getNotifications, markNotifications } from './notifications.service.ts';
import { changeSettings, getSettings } from './settings.service.ts';

export const notificationsHandlers: readonly CallHandler[] = [
  handleSignedIn(listNotifications, getNotifications),
  handleChange(markNotificationsRead, markNotifications),
  handleSignedIn(notificationSettings, getSettings),
  handleChange(saveNotificationSettings, changeSettings),
];
