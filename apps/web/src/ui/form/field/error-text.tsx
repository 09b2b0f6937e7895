import { Icon } from '../../action/icon.tsx';
import { AlertIcon } from '../../action/icons.ts';
import styles from './error-text.module.css';

/** What is wrong, with its drawing. Where it appears later, an alert stands around it. */
export function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={`flex start gap-8 danger text-note medium ${styles.error}`}>
      <Icon of={AlertIcon} size={16} />
      {children}
    </p>
  );
}
