import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Main } from '../page/main.tsx';

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

/** The same while not even the frame around the page is there. */
export function FramePending() {
  return (
    <Main route={null} measure="work">
      <AreaPending />
    </Main>
  );
}
