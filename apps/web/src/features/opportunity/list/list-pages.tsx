import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { ComponentType } from 'react';
import { ListPage } from './list-page.tsx';

/** A page for each list: going from one to another begins anew. */
export const listPage =
  (list: OpportunityList): ComponentType =>
  () => <ListPage list={list} />;
