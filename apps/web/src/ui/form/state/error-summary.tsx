import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../../action/icon.tsx';
import { AlertIcon } from '../../action/icons.ts';
import styles from './form.module.css';
import type { HubForm } from './hub-form.ts';

const titleOf = (count: number) => (count === 1 ? 'Check 1 field' : `Check ${count} fields`);

/** What stood in the way of the last submit, each line a way to its field. */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: HubForm<Values> }) {
  const { problems } = form;
  const atFields = problems.filter(({ name }) => name !== null).length;
  // A wrong field is gone to. What is about none is too: it stands above, out of sight of the pressed button.
  const isAboutNone = problems.length > 0 && atFields === 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAboutNone) box.current?.focus();
  }, [isAboutNone]);
  return (
    <div role="alert" ref={box} tabIndex={-1}>
      {problems.length > 0 && (
        <div className={styles.summary}>
          <Icon of={AlertIcon} size={20} />
          <div>
            {atFields > 0 && <p className="strong">{titleOf(atFields)}</p>}
            <ul>
              {problems.map(({ name, label, text }) => (
                <li key={`${name}: ${text}`}>
                  {name === null ? (
                    text
                  ) : (
                    <button
                      type="button"
                      className={`danger borderless no-fill ${styles.jump}`}
                      onClick={() => form.focus(name)}
                    >
                      {label}: {text}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
