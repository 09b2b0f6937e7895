import type { GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';

export function Failed({ made: { contentId, failure } }: { made: GeneratedContent }) {
  return (
    <Card className="stack top gap-12">
      <ErrorState title="This piece could not be made" error={failure === null ? null : new Error(failure)} />
      <div>
        <ButtonLink href={hrefTo('co-branding/detail', { id: contentId })}>Generate again</ButtonLink>
      </div>
    </Card>
  );
}
