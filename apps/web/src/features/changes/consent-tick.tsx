import { CheckBox } from '../../ui/form/choice/check-box.tsx';
import styles from './changes.module.css';

interface ConsentTickProps {
  name: string;
  text: string;
  value: boolean;
  error: string | null;
  onChange: (value: boolean) => void;
  onBlur: () => void;
}

export function ConsentTick({ name, text, value, error, onChange, onBlur }: ConsentTickProps) {
  const errorId = `${name}-error`;
  return (
    <div>
      <CheckBox
        name={name}
        label={text}
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      {error && (
        <p id={errorId} className={`danger ${styles.error}`}>
          {error}
        </p>
      )}
    </div>
  );
}
