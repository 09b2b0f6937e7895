import type { ResponseOf } from '@hub/contract';
import {
  type NotificationSettings,
  notificationSettings,
  saveNotificationSettings,
} from '@hub/contract/calls/notifications/notifications';
import { saveDevice } from '@hub/contract/calls/profile/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/react.ts';

type Answer = ResponseOf<typeof notificationSettings>;

const keyOf = (arn: string) => ['notifications', arn, 'settings'] as const;

export function useSettings(arn: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: keyOf(arn),
    queryFn: ({ signal }) => api.call(notificationSettings, {}, { signal }),
  });
}

/** Shown at once; taken back when the server would not have it. */
export function useSaveSettings(arn: string) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const show = (settings: NotificationSettings) =>
    client.setQueryData<Answer>(keyOf(arn), (answer) => answer && { ...answer, settings });
  return useMutation({
    mutationFn: (settings: NotificationSettings) => api.call(saveNotificationSettings, settings),
    onMutate(settings) {
      const before = client.getQueryData<Answer>(keyOf(arn));
      show(settings);
      return before;
    },
    onError(error, _, before) {
      if (before) show(before.settings);
      toaster.show('error', error.message);
    },
  });
}

const deviceKey = ['device', 'push'] as const;

/** What this device says about pushes, and its id, by which the server knows it. */
export function useDevicePush() {
  const { platform } = useServices();
  return useQuery({
    queryKey: deviceKey,
    queryFn: async () => ({ id: (await platform.device()).id, state: await platform.push.state() }),
    staleTime: 0,
  });
}

/** Turns pushes to this device on or off; answers whether they are on. */
export function useSwitchPush(arn: string, key: string | null) {
  const { api, platform, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    async mutationFn(on: boolean): Promise<boolean> {
      const pushToken = on ? await platform.push.register({ request: true, key }) : '';
      if (pushToken === null) return false;
      await api.call(saveDevice, { ...(await platform.device()), pushToken });
      if (!on) await platform.push.stop();
      return on;
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deviceKey }),
        client.invalidateQueries({ queryKey: keyOf(arn) }),
      ]),
  });
}
