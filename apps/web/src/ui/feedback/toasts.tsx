import { createPortal } from 'react-dom';
import { usePageServices, useStore } from '../../lib/react.ts';
import type { ToastStyle } from '../../lib/store/toaster.ts';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import styles from './toasts.module.css';

const icons = { error: AlertIcon, success: CheckIcon, normal: InfoIcon } as const satisfies Record<
  ToastStyle,
  unknown
>;

/** Outside the page's root and marked for React Aria: neither a dialog nor the no-internet screen silences it. */
export function Toasts() {
  const { toaster } = usePageServices();
  const shown = useStore(toaster);
  return createPortal(
    <section aria-label="Notifications" className={styles.toasts} data-react-aria-top-layer>
      {shown.map(({ id, style, message }) => (
        <div
          key={id}
          role={style === 'error' ? 'alert' : 'status'}
          data-style={style}
          className={cx(styles.toast, styles[style])}
        >
          <Icon of={icons[style]} />
          <span className="grow shrink anywhere">{message}</span>
          <IconButton label="Dismiss" className={styles.close ?? ''} onClick={() => toaster.dismiss(id)}>
            <Icon of={CloseIcon} size={16} />
          </IconButton>
        </div>
      ))}
    </section>,
    document.body,
  );
}
