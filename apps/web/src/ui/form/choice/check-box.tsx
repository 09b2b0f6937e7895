import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Its name; shown beside it unless `isBare`. */
  label: string;
  /** Some of what it stands for is chosen, and some not. */
  isMixed?: boolean;
  isBare?: boolean;
};

export function CheckBox({ label, isMixed = false, isBare = false, ...input }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={isBare ? `centre stack ${styles.bare}` : `row gap-8 medium ${styles.box}`}>
      <input {...input} ref={box} type="checkbox" className={`fixed flush ${styles.input}`} />
      <span className={isBare ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
