import { brand, markUrl } from 'virtual:brand';
import { sharedContent } from '@hub/contract/calls/co-branding/co-branding';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { useApi } from '../../../lib/react.ts';
import { OpenedState } from '../../../ui/feedback/opened-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './shared.module.css';
import { SharedView } from './shared-view.tsx';

/** What a client sees who opens the link or the QR code of a piece. */
export function Page() {
  const params: { readonly contentId?: string; readonly userId?: string } = useParams({ strict: false });
  const { contentId: id = '', userId = '' } = params;
  const t = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('t') });
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['co-branding', 'shared', id, userId, t],
    queryFn: ({ signal }) => api.call(sharedContent, { id, userId, ...(t !== null && { t }) }, { signal }),
    // Each time it is asked, an opening is counted.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <div className={`stack amid gap-16 ${styles.page}`}>
      <div className="row gap-8 heavy">
        <img src={markUrl} alt="" width={32} height={32} />
        {brand.name}
      </div>
      {data ? (
        <SharedView shared={data} />
      ) : (
        <OpenedState
          error={error}
          onRetry={refetch}
          failed="This could not be loaded"
          loading={<Outline />}
          heading="Shared content"
        />
      )}
      <p className="mute text-note">{brand.disclaimer}</p>
    </div>
  );
}

const Outline = () => (
  <Loading label="Checking the link">
    <Card className="stack gap-8">
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
    </Card>
    <div className={`sunk round-card ${styles.outlineFrame}`} />
  </Loading>
);
