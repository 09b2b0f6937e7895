import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { whenIdle } from '../../lib/time/idle-time.ts';
import { unreadCount } from '../../parts/notifications/unread-count.ts';
import { newestNotifications, useReadOnPush } from './queries.ts';

/** Shows nothing itself: it keeps the count that the shell's badge shows. */
export function UnreadNotifications({ arn }: { arn: string }) {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  // The page that was asked for comes before its badge.
  const { data } = useQuery({ ...newestNotifications(useApi(), arn), enabled: quiet });
  useReadOnPush(arn);
  const unread = data?.unread ?? 0;
  useEffect(() => unreadCount.set(unread), [unread]);
  useEffect(() => () => unreadCount.set(0), []);
  return null;
}
