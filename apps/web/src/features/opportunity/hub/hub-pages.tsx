import type { OpportunityGroup } from '@hub/domain/opportunity/lists';
import type { ComponentType } from 'react';
import { GroupPage } from './group-page.tsx';

export { HubPage } from './hub-page.tsx';

export const groupPage =
  (group: OpportunityGroup): ComponentType =>
  () => <GroupPage group={group} />;
