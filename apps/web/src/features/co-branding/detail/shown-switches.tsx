import type { ContentDetails, ShownFields } from '@hub/contract/calls/co-branding/co-branding';
import { useId } from 'react';
import { Toggle } from '../../../ui/form/choice/toggle.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './detail.module.css';
import { type ShownField, switchable } from './requested-creative.ts';

const names: Readonly<Record<ShownField, string>> = {
  logo: 'Logo',
  picture: 'Your picture',
  phone: 'Mobile number',
  email: 'E-mail address',
  city: 'City',
};

interface ShownSwitchesProps {
  piece: ContentDetails;
  shown: ShownFields;
  onChange: (shown: ShownFields) => void;
}

/** What of the profile is put on the piece. */
export function ShownSwitches({ piece, shown, onChange }: ShownSwitchesProps) {
  const id = useId();
  const fields = switchable(piece);
  if (fields.length === 0) return null;
  const { distributor } = piece;
  return (
    <fieldset className={`stack shrink gap-2 flush pad-0 borderless ${styles.switches}`}>
      <legend>Shown on it</legend>
      {fields.map((field) => {
        const value = distributor[field];
        return (
          <div key={field} className={`row wrap between ${styles.switch}`}>
            <Toggle
              label={names[field]}
              name={`Show: ${names[field]}`}
              checked={shown[field]}
              disabled={value === null}
              aria-describedby={`${id}-${field}`}
              onChange={({ target }) => onChange({ ...shown, [field]: target.checked })}
            />
            <span id={`${id}-${field}`} className="mute text-note anywhere">
              {typeof value === 'string' && value}
              {value === null &&
                (field === 'logo' ? (
                  'Add a logo below first.'
                ) : (
                  <>
                    Your profile has none. <RouteLink to="profile">Add it there</RouteLink>
                  </>
                ))}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
