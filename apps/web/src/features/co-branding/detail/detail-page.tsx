import { useParams } from '@tanstack/react-router';
import { RecordState } from '../../../parts/record/record-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { usePiece } from '../piece/queries.ts';
import styles from './detail.module.css';
import { DetailView } from './detail-view.tsx';

export function Page() {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  return <Detail key={id} id={id} />;
}

function Detail({ id }: { id: string }) {
  const query = usePiece(id);
  const { data } = query;
  const library = hrefTo('co-branding');
  return (
    <>
      <ListCrumb href={library} fits={(href) => href.startsWith(`${library}?`)}>
        All content
      </ListCrumb>
      {data ? (
        <DetailView piece={data} />
      ) : (
        <RecordState one="piece" many="pieces" query={query} listHref={library} loading={<Outline />} />
      )}
    </>
  );
}

function Outline() {
  return (
    <Loading label="Loading the piece">
      <div className={`stack gap-16 ${styles.columns}`}>
        <div className={`sunk round-card ${styles.outlineFrame}`} />
        <Card className="stack top gap-12">
          <Skeleton shape="title" width="long" />
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </Card>
      </div>
    </Loading>
  );
}
