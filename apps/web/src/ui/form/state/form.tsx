import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePageServices, useStore } from '../../../lib/react.ts';
import { Button } from '../../action/button.tsx';
import { Icon } from '../../action/icon.tsx';
import { HistoryIcon, InfoIcon } from '../../action/icons.ts';
import { cx } from '../../theme/cx.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import type { HubForm } from './hub-form.ts';

interface FormProps<Values extends FieldValues> {
  form: HubForm<Values>;
  /** Lays out the fields; the notes stand above them. */
  className?: string | undefined;
  /** After what was restored is given up. */
  onStartAgain?: () => void;
  children: ReactNode;
}

/** The form itself: what was restored, whether the device is offline, what is wrong, and the fields. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, className, onStartAgain, children } = props;
  const { online } = useStore(usePageServices().online);
  return (
    <form
      noValidate
      className="stack one-column"
      onPointerDownCapture={form.press.start}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.draft.restored && (
        <div role="status" className={`row wrap tap gap-4-8 below-16 tinted round ${styles.note}`}>
          <Icon of={HistoryIcon} size={18} />
          <span>Your unsaved changes are back.</span>
          <Button
            look="quiet"
            size="compact"
            onClick={() => {
              form.startAgain();
              onStartAgain?.();
            }}
          >
            Start again
          </Button>
        </div>
      )}
      <div role="status">
        {!online && (
          <p className={`row wrap tap gap-4-8 below-16 tinted round ${styles.note}`}>
            <Icon of={InfoIcon} size={18} />
            <span>You are offline. Everything you enter is saved.</span>
          </p>
        )}
      </div>
      <ErrorSummary form={form} />
      <div className={cx('stack one-column gap-16', className)}>{children}</div>
    </form>
  );
}
