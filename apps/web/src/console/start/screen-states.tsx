import { consoleTexts } from '@hub/contract/console/console-texts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** While the code of a screen is on its way. */
export const Pending = () => (
  <Loading label={consoleTexts.start.loading}>
    <Skeleton shape="title" width="medium" />
    <Skeleton shape="block" />
  </Loading>
);

/** A screen that could not be drawn, or whose code could not be fetched: the rest of the console still works. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  return (
    <Card>
      <ErrorState title={consoleTexts.screenFailed} error={error as Error} onRetry={reset} />
    </Card>
  );
}
