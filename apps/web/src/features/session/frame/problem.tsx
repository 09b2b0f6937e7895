import { ErrorText } from '../../../ui/form/field/error-text.tsx';
import styles from './login.module.css';

/** What went wrong where no field is to blame; read out when it appears. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles.problem}>
      {text && <ErrorText>{text}</ErrorText>}
    </div>
  );
}
