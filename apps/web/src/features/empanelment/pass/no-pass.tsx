import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** An application opens for whoever has proved that the ARN is theirs. */
export const NoPass = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <Card>
      <EmptyState
        title="Open your application first"
        text="Enter your ARN and the code that we send you. What you have saved is still there."
      >
        <ButtonLink to="empanelment">Enter my ARN</ButtonLink>
      </EmptyState>
    </Card>
  </>
);
