import styles from './initials.module.css';

/** A person without a picture: the first letters of first and last name. */
export function Initials({ name, small = false }: { name: string; small?: boolean }) {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  return (
    <span
      className={`stack centre strong sunk soft ${small ? styles.small : styles.initials}`}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
