import type { QueryFigure } from '@hub/contract/calls/feedback/feedback';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { RemoveIcon } from '../../ui/action/icons.ts';

interface AttachedFiguresProps {
  figures: readonly QueryFigure[];
  onChange: (figures: readonly QueryFigure[]) => void;
}

/** What the screen it was raised from has attached; any of it can be left out. */
export function AttachedFigures({ figures, onChange }: AttachedFiguresProps) {
  return (
    <ul className="stack gap-2" aria-label="Attached">
      {figures.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one label
        <li key={`${at} ${label}`} className="row between tap gap-12">
          <span className="shrink anywhere">
            <span className="mute text-note">{label}</span> {value}
          </span>
          <IconButton
            label={`Leave out ${label}`}
            onClick={() => onChange(figures.filter((_, other) => other !== at))}
          >
            <Icon of={RemoveIcon} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
