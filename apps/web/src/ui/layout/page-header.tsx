import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { BackIcon } from '../action/icons.ts';
import { DatedText } from '../date/dated-text.tsx';
import { useNavigation } from '../navigation/navigation.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** One line under the title: whose, as on when. */
  note?: ReactNode;
  actions?: ReactNode;
  back?: boolean;
  /** Before the title. */
  mark?: ReactNode;
  /** For a page whose heading takes the focus by itself. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** Every page opens with its one h1: after a navigation the focus goes there. */
export function PageHeader({ title, note, actions, back = false, mark, heading }: PageHeaderProps) {
  const navigation = useNavigation();
  return (
    <div className={styles.header}>
      {back && (
        <IconButton label="Back" className={styles.back ?? ''} onClick={() => navigation.back()}>
          <Icon of={BackIcon} size={20} />
        </IconButton>
      )}
      {mark}
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && (
          <p className={styles.note}>
            <DatedText>{note}</DatedText>
          </p>
        )}
      </div>
      {actions && <div className="flex wrap gap-8">{actions}</div>}
    </div>
  );
}
