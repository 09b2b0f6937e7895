import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The outline of any page, when its code takes longer than a moment. */
export function AreaPending() {
  return (
    <Loading label="Loading the page">
      <Skeleton shape="title" width="short" />
      <Skeleton width="medium" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
