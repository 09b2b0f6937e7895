import { Button } from '../../../ui/action/button.tsx';

interface FoldedLineProps {
  text: string;
  /** Says what is changed, for who does not see the line. */
  changes: string;
  onChange: () => void;
}

/** What is chosen already, in one line, with a way to choose otherwise. */
export const FoldedLine = ({ text, changes, onChange }: FoldedLineProps) => (
  <p className="row between gap-12">
    <span className="shrink anywhere">{text}</span>
    <Button look="quiet" size="compact" aria-label={changes} onClick={onChange}>
      Change
    </Button>
  </p>
);
