import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';

export const NoSuchScheme = () => (
  <EmptyState
    title="There is no such scheme"
    text="It may have been merged, or the link is not right. All schemes of your book are in the list."
  >
    <ButtonLink look="outline" to="investor/scheme-list">
      Show the schemes
    </ButtonLink>
  </EmptyState>
);
