import { markDeadContact } from '@hub/contract/calls/opportunity-messages';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../lib/react.ts';

/** Notes that a client's number does not work: no message goes there until the client has another. */
export function useDeadNumber(name: string) {
  const { api, toaster } = useServices();
  return useMutation({
    mutationFn: (investorId: string) => api.call(markDeadContact, { investorId, way: 'mobile' }),
    onSuccess: () =>
      toaster.show('success', `Noted: the number of ${name} does not work. It gets no messages from here.`),
    onError: (error) => toaster.show('error', error.message),
  });
}
