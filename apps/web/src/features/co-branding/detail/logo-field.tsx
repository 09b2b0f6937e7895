import { type ContentDetails, LOGO_BYTES } from '@hub/contract/calls/co-branding/co-branding';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { RemoveIcon } from '../../../ui/action/icons.ts';
import { FileField } from '../../../ui/form/file/file-field.tsx';
import { PiecePicture } from '../piece/piece-picture.tsx';
import { useSaveLogo } from '../piece/queries.ts';
import styles from './detail.module.css';

const refusalOf = (error: Error): string =>
  error instanceof ApiError ? (error.fields.logo ?? error.message) : error.message;

type Logo = ContentDetails['distributor']['logo'];

interface LogoFieldProps {
  piece: ContentDetails;
  onSaved: (logo: Logo) => void;
}

/** The distributor's own logo, for all pieces. */
export function LogoField({ piece, onSaved }: LogoFieldProps) {
  const { toaster } = useServices();
  const save = useSaveLogo(piece.id);
  const { logo } = piece.distributor;
  const send = (file: File | null) =>
    save.mutate(file, {
      onSuccess(saved) {
        toaster.show('success', file === null ? 'Your logo is removed.' : 'Your logo is saved.');
        onSaved(saved.logo);
      },
    });
  return (
    <div className="stack gap-12">
      {logo && (
        <div className="row wrap gap-12">
          <span className={styles.logoFrame}>
            <PiecePicture picture={logo} alt="Your logo" eager />
          </span>
          <Button look="outline" size="compact" busy={save.isPending} onClick={() => send(null)}>
            <Icon of={RemoveIcon} size={16} />
            Remove logo
          </Button>
        </div>
      )}
      <FileField
        label={logo ? 'Another logo' : 'Your logo'}
        hint="At least 100 pixels wide or high. A see-through background is kept."
        rules={{ kinds: ['png', 'jpeg'], mostBytes: LOGO_BYTES }}
        isDisabled={save.isPending}
        error={save.error && refusalOf(save.error)}
        value={[]}
        onChange={([file]) => file && send(file)}
      />
    </div>
  );
}
