import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/react.ts';
import { unreadCount } from '../../ui/unread-count.ts';
import { newestNotifications } from './queries.ts';

/** Shows nothing itself: it keeps the count that the shell's badge shows. */
export function UnreadNotifications({ arn }: { arn: string }) {
  const { data } = useQuery(newestNotifications(useApi(), arn));
  const unread = data?.unread ?? 0;
  useEffect(() => unreadCount.set(unread), [unread]);
  useEffect(() => () => unreadCount.set(0), []);
  return null;
}
