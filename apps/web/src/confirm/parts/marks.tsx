/** How something is meant; the drawing says it too, for whoever sees no colour. */
export type Tone = 'good' | 'bad' | 'wait' | 'info';

const drawings: Readonly<Record<Tone, string>> = {
  good: 'M7.5 12.5l3 3 6-7',
  bad: 'M12 7v6m0 3.5v.01',
  wait: 'M12 7v5l3.5 2',
  info: 'M12 11v5.5m0-9v.01',
};
const colours: Readonly<Record<Tone, string>> = {
  good: 'var(--success)',
  bad: 'var(--danger)',
  wait: 'var(--warning)',
  info: 'var(--mute)',
};

/** Drawn here: the app's icons come with all others in one file. */
export function ToneMark({ tone, size }: { tone: Tone; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke={colours[tone]}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d={drawings[tone]} />
    </svg>
  );
}
