import type { GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { type ReactNode, useState } from 'react';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { useServices } from '../../../lib/react.ts';
import { Button, ButtonAnchor } from '../../../ui/action/button.tsx';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';

type PieceFile = Pick<NonNullable<GeneratedContent['file']>, 'url' | 'name'>;

export const unfetched = 'The file could not be fetched. Please try again.';

interface FileLinkProps {
  file: PieceFile;
  onSaved?: () => void;
  children: ReactNode;
}

/** A file with an address of its own: a browser downloads it from there, the app fetches and keeps it. */
export function FileLink({ file: { url, name }, onSaved, children }: FileLinkProps) {
  const { platform, toaster } = useServices();
  const address = useMediaAddress()(url);
  const keep = useSaveFile();
  const [busy, setBusy] = useState(false);
  if (platform.files === null) {
    return (
      <ButtonAnchor look="outline" href={address} download={name} onClick={onSaved}>
        {children}
      </ButtonAnchor>
    );
  }
  const save = async () => {
    setBusy(true);
    try {
      const whole = await fetch(address).then((reply) => reply.blob());
      if (await keep(whole, name)) onSaved?.();
    } catch {
      toaster.show('error', unfetched);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="outline" busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
