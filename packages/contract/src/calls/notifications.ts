import { planned } from '../declare.ts';

export const notifications = planned('notifications.list', 'GET', '/{hub}/notifications/getall', {
  reason: 'No call of the spec feeds the notifications screen; ours is kept per ARN (S2-31).',
});
