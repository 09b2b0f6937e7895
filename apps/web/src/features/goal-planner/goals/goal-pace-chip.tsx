import { goalPaceTexts } from '@hub/contract/goal-planner/goal-texts';
import type { GoalPace } from '@hub/domain/goal-planner/goal-progress';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';

const tones: Readonly<Record<GoalPace, Tone>> = {
  behind: 'bad',
  'on-track': 'calm',
  ahead: 'good',
  reached: 'good',
};

export const GoalPaceChip = ({ pace }: { pace: GoalPace }) => (
  <StatusChip tone={tones[pace]}>{goalPaceTexts[pace]}</StatusChip>
);
