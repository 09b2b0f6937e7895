import type { TablerIcon } from '@tabler/icons-react';
import { Icon } from '../action/icon.tsx';
import { AlertIcon, BlockedIcon, CheckIcon, ClockIcon, InfoIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import styles from './status-chip.module.css';

export type Tone = 'calm' | 'good' | 'soon' | 'bad' | 'blocked';

const icons: Readonly<Record<Tone, TablerIcon>> = {
  calm: InfoIcon,
  good: CheckIcon,
  soon: ClockIcon,
  bad: AlertIcon,
  blocked: BlockedIcon,
};

const colours: Readonly<Record<Tone, string>> = {
  calm: 'soft sunk',
  good: 'success tint-success',
  soon: 'warning tint-warning',
  bad: 'danger tint-danger',
  blocked: 'danger tint-danger',
};

interface StatusChipProps {
  tone: Tone;
  /** The state in a word or two: colour and drawing only repeat it. */
  children: string;
  /** Where the words need no drawing beside them. */
  plain?: boolean;
  /** Another drawing than the tone's. */
  icon?: TablerIcon;
}

export function StatusChip({ tone, children, plain = false, icon = icons[tone] }: StatusChipProps) {
  return (
    <span className={cx(styles.chip, colours[tone])} data-tone={tone}>
      {!plain && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
