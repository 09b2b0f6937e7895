import type { ReactNode } from 'react';
import { ChoiceControls } from './choice-controls.tsx';
import { FigureControls } from './figure-controls.tsx';
import styles from './forms.module.css';
import { GivenControls } from './given-controls.tsx';
import { OverlayControls } from './overlay-controls.tsx';
import { SwitchControls } from './switch-controls.tsx';
import { TextControls } from './text-controls.tsx';

const groups: Readonly<Record<string, () => ReactNode>> = {
  text: TextControls,
  figures: FigureControls,
  choices: ChoiceControls,
  given: GivenControls,
  switches: SwitchControls,
  overlays: OverlayControls,
};

export function Controls({ group }: { group: string }) {
  const Group = groups[group];
  return (
    <>
      <h1>Controls: {group}</h1>
      <div className={styles.states}>{Group && <Group />}</div>
    </>
  );
}
