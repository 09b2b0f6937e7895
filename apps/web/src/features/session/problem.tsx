import { Icon } from '../../ui/action/icon.tsx';
import { AlertIcon } from '../../ui/action/icons.ts';
import styles from './login.module.css';

/** What went wrong where no field is to blame; read out when it appears. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles.problem}>
      {text && (
        <>
          <Icon of={AlertIcon} size={16} />
          {text}
        </>
      )}
    </div>
  );
}
