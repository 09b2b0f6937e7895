import {
  listNotifications as listNotificationsCall,
  markNotificationsRead as markNotificationsReadCall,
  notificationSettings,
  saveNotificationSettings as saveNotificationSettingsCall,
} from '@hub/contract/calls/notifications/notifications';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { listNotifications, markNotificationsRead } from './notifications.service.ts';
import { getNotificationSettings, saveNotificationSettings } from './settings.service.ts';

export const notificationsHandlers: readonly CallHandler[] = [
  handleSignedIn(listNotificationsCall, listNotifications),
  handleChange(markNotificationsReadCall, markNotificationsRead),
  handleSignedIn(notificationSettings, getNotificationSettings),
  handleChange(saveNotificationSettingsCall, saveNotificationSettings),
];
