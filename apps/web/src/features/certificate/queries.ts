import { certificateFile, certificates } from '@hub/contract/calls/certificate/certificate';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi, useProfile } from '../../lib/react.ts';
import { useExportedFile } from '../../ui/list/save-export.ts';
import { useSaveFile } from '../../ui/list/use-save-file.ts';

/** With a ticket what it shows; without, one's own. A stranger without a ticket asks nothing. */
export function useCertificates(ticket: string | null) {
  const api = useApi();
  const arn = useProfile()?.arnNo ?? null;
  return useQuery({
    queryKey: ['certificate', ticket === null ? { arn } : { ticket }],
    queryFn: ({ signal }) => api.call(certificates, ticket === null ? {} : { c: ticket }, { signal }),
    enabled: ticket !== null || arn !== null,
  });
}

/** A certificate as a PDF, onto the device. */
export function useSaveCertificate(ticket: string) {
  const read = useExportedFile();
  const keep = useSaveFile();
  return useMutation({
    async mutationFn() {
      const run = { signal: new AbortController().signal, onProgress() {} };
      const found = await read(certificateFile, { c: ticket }, run);
      if (found !== null) await keep(found.file, found.fileName ?? 'certificate.pdf');
    },
  });
}
