import { Children, type ReactNode } from 'react';
import styles from './dated-text.module.css';

const date = /(\d{2}-[A-Z][a-z]{2}-\d{4})/;

/** Running text whose dates (Spec §9: DD-Mon-YYYY) stay in one piece at a line's end. Elements inside stay as they are. */
export const DatedText = ({ children }: { children: ReactNode }) => Children.map(children, inOnePiece);

const inOnePiece = (child: ReactNode): ReactNode =>
  typeof child !== 'string'
    ? child
    : child.split(date).map((part, index) =>
        date.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
          <span key={index} className={`one-line ${styles.date}`}>
            {part}
          </span>
        ) : (
          part
        ),
      );
