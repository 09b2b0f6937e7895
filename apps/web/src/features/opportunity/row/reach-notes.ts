import {
  markDeadContact,
  messageChannels,
  setMessageConsent,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { useMutation } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';

function useNote(keep: (api: Api, investorId: string) => Promise<unknown>, said: string) {
  const { api, toaster } = useServices();
  return useMutation({
    mutationFn: (investorId: string) => keep(api, investorId),
    onSuccess: () => toaster.show('success', said),
    onError: (error) => toaster.show('error', error.message),
  });
}

/** Notes that a client's number does not work: no message goes there until the client has another. */
export const useDeadNumber = (name: string) =>
  useNote(
    (api, investorId) => api.call(markDeadContact, { investorId, way: 'mobile' }),
    `Noted: the number of ${name} does not work. It gets no messages from here.`,
  );

/** Takes back what the client agreed to, every way of it. */
export const useNoMessages = (name: string) =>
  useNote(
    (api, investorId) =>
      Promise.all(
        messageChannels.map((channel) =>
          api.call(setMessageConsent, { investorId, channel, isGiven: false, way: 'call' }),
        ),
      ),
    `Noted: ${name} wants no messages and gets none from here.`,
  );
