import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import { useEffect, useRef } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { clockText } from '../parts/clock-text.ts';
import styles from './transcript.module.css';

interface TranscriptProps {
  lines: VideoDetails['transcript'];
  /** Where the video stands. */
  second: number;
  onChoose: (second: number) => void;
}

/** What is said: the line that is being said is marked and kept in sight, and each leads to its place. */
export function Transcript({ lines, second, onChoose }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const now = lines.findLastIndex(({ from }) => Math.floor(from) <= second);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[now];
    // Whoever reads on by hand is not pulled back.
    if (!box || !(line instanceof HTMLElement) || box.matches(':hover, :focus-within')) return;
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 });
  }, [now]);
  return (
    <Card title="Transcript">
      <ol ref={list} className={`anchor ${styles.lines}`}>
        {lines.map(({ from, line }, at) => (
          <li key={from}>
            <button
              type="button"
              className={cx(styles.line, at === now && `strong ${styles.now}`)}
              aria-current={at === now}
              onClick={() => onChoose(from)}
            >
              <span className="brand text-note figures">{clockText(from)}</span>
              {line}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
