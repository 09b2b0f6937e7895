/**
 * One to five stars: radio buttons, so the arrow keys move. The value is '1' to '5', or ''.
 *
 *   <StarsField label="How good was the answer?" value={stars} onChange={setStars} />
 */
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon } from '../../action/icon.tsx';
import { FullStarIcon, StarIcon } from '../../action/icons.ts';
import { cx } from '../../theme/cx.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from './stars-field.module.css';

const names = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'] as const;

export function StarsField({ label, hint, error, isRequired, value, onChange }: FieldProps<string>) {
  const chosen = Number(value);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      group={(ids) => (
        <div className="row wrap gap-4-12">
          <RadioGroup
            {...ids}
            className={styles.stars ?? ''}
            orientation="horizontal"
            value={value === '' ? null : value}
            onChange={onChange}
          >
            {names.map((name, at) => (
              <Radio
                key={name}
                value={String(at + 1)}
                aria-label={`${at + 1} of 5: ${name}`}
                className={cx(styles.star, at < chosen && styles.full)}
              >
                <Icon of={at < chosen ? FullStarIcon : StarIcon} size={26} />
              </Radio>
            ))}
          </RadioGroup>
          <span className="soft strong">{names[chosen - 1] ?? ''}</span>
        </div>
      )}
    />
  );
}

/** Stars that were given: read out as "4 of 5 stars". */
export function Stars({ count }: { count: number }) {
  return (
    <span
      role="img"
      aria-label={`${count} of 5 stars`}
      className={cx('inline gap-2', styles.given, styles.full)}
    >
      {names.map((name, at) => (
        <Icon key={name} of={at < count ? FullStarIcon : StarIcon} size={16} />
      ))}
    </span>
  );
}
