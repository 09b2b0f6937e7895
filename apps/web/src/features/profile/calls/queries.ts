import type { ResponseOf } from '@hub/contract';
import {
  type OwnDetails,
  saveProfile,
  type UserData,
  updateProfile,
  userData,
} from '@hub/contract/calls/profile/profile';
import { endSession, listSessions, removeDeviceKey } from '@hub/contract/calls/session/session-devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../../../lib/api/api.ts';
import { useApi, useServices } from '../../../lib/react.ts';
import type { Square } from '../../../parts/picture/crop-square.ts';
import type { OpenPicture } from '../../../parts/picture/picture-file.ts';

type Devices = ResponseOf<typeof listSessions>;
export type SignedInDevice = Devices['sessions'][number];
export type DeviceKey = Devices['deviceKeys'][number];
export type Choices = UserData['notify'];

const keys = {
  data: (arn: string) => ['profile', arn, 'data'] as const,
  devices: (arn: string) => ['profile', arn, 'devices'] as const,
};

export function useUserData(arn: string) {
  const api = useApi();
  return useQuery({
    queryKey: keys.data(arn),
    queryFn: ({ signal }) => api.call(userData, {}, { signal }),
  });
}

export function useDevices(arn: string) {
  const api = useApi();
  return useQuery({
    queryKey: keys.devices(arn),
    queryFn: ({ signal }) => api.call(listSessions, {}, { signal }),
  });
}

type Saved = ResponseOf<typeof saveProfile>;

/** What was saved stands everywhere at once: on this page, in the header and for the next start of the app. */
function useSaveFetched(arn: string) {
  const { session } = useServices();
  const client = useQueryClient();
  return async ({ profile }: Saved, part: Partial<UserData>) => {
    await session.setProfile(profile);
    client.setQueryData<UserData>(
      keys.data(arn),
      (data) => data && { ...data, ...part, picture: profile.profilePic },
    );
  };
}

export function useSaveOwn(arn: string) {
  const api = useApi();
  const keep = useSaveFetched(arn);
  return async (own: OwnDetails, options: CallOptions) =>
    keep(await api.call(saveProfile, { own }, options), { own });
}

interface NewPicture {
  readonly picture: OpenPicture;
  readonly crop: Square;
}

export function useSavePicture(arn: string) {
  const api = useApi();
  const keep = useSaveFetched(arn);
  return useMutation({
    mutationFn: async ({ picture: { file, fileName }, crop }: NewPicture) => {
      const uploads = [{ field: 'picture', file, fileName }];
      await keep(await api.call(updateProfile, { crop }, { uploads }), {});
    },
  });
}

export function useRemovePicture(arn: string) {
  const api = useApi();
  const keep = useSaveFetched(arn);
  return useMutation({
    mutationFn: async () => keep(await api.call(updateProfile, { removePicture: true }), {}),
  });
}

/** Shown at once, saved one after the other, taken back when the server refuses. */
export function useSaveChoices(arn: string) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const keep = useSaveFetched(arn);
  const show = (notify: Choices) =>
    client.setQueryData<UserData>(keys.data(arn), (data) => data && { ...data, notify });
  return useMutation({
    scope: { id: `profile-choices-${arn}` },
    mutationFn: async (notify: Choices) => keep(await api.call(updateProfile, { notify }), { notify }),
    async onMutate(notify) {
      await client.cancelQueries({ queryKey: keys.data(arn) });
      const before = client.getQueryData<UserData>(keys.data(arn))?.notify;
      show(notify);
      return { before };
    },
    onError(error, _notify, context) {
      if (context?.before) show(context.before);
      toaster.show('error', error.message);
    },
  });
}

function useDeviceChange<Input>(arn: string, change: (input: Input) => Promise<unknown>) {
  const { toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => toaster.show('error', error.message),
    // Also after a refusal: the device may be gone already.
    onSettled: () => client.invalidateQueries({ queryKey: keys.devices(arn) }),
  });
}

export function useSignOut(arn: string) {
  const api = useApi();
  return useDeviceChange(arn, (which: { id: string } | { allOthers: true }) => api.call(endSession, which));
}

export function useRemoveKey(arn: string) {
  const api = useApi();
  return useDeviceChange(arn, (id: string) => api.call(removeDeviceKey, { id }));
}

/** After this device got or lost a key of its own. */
export function useReadDevicesAgain(arn: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.devices(arn) });
}
