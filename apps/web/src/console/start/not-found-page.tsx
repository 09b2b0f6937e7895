import { consoleTexts } from '@hub/contract/console/console-texts';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { ButtonLink } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

const { title, text, home } = consoleTexts.notFound;

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState title={title} text={text}>
          <ButtonLink href={CONSOLE_PATH}>{home}</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
