import { type ComponentProps, useId } from 'react';
import styles from './toggle.module.css';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: string;
  /** The whole name where the label alone does not say what is switched. */
  name: string;
};

/** On or off at once, without a save button. */
export function Toggle({ label, name, ...input }: ToggleProps) {
  const id = useId();
  return (
    <label className={styles.toggle} htmlFor={id}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...input} id={id} type="checkbox" role="switch" aria-label={name} className={styles.input} />
      <span className={styles.track} aria-hidden="true" />
      <span aria-hidden="true">{label}</span>
    </label>
  );
}
