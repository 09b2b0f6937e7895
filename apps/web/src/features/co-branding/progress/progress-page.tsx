import { useParams } from '@tanstack/react-router';
import { RecordState } from '../../../parts/record/record-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { isUnderWay, useGeneration, useSeen } from '../piece/queries.ts';
import { languageName, typeWords } from '../piece/words.ts';
import { Failed } from './failed.tsx';
import { Making } from './making.tsx';
import { Ready } from './ready.tsx';

export function Page() {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  return <Progress key={id} id={id} />;
}

/** One piece on its way: how far it is, and what to do with it at the end. */
function Progress({ id }: { id: string }) {
  const query = useGeneration(id);
  const { data, error } = query;
  useSeen(id, data !== undefined && !isUnderWay(data));
  if (!data) {
    const outline = (
      <Loading label="Loading the piece">
        <Card>
          <Skeleton shape="title" width="medium" />
        </Card>
      </Loading>
    );
    const listHref = hrefTo('co-branding');
    return <RecordState one="piece" many="pieces" query={query} listHref={listHref} loading={outline} />;
  }
  return (
    <>
      <PageHeader
        back
        title={data.title}
        note={`${typeWords[data.contentType].name} · ${languageName(data.language)}`}
      />
      {data.status === 'failed' ? (
        <Failed made={data} />
      ) : data.status === 'ready' ? (
        <Ready made={data} />
      ) : (
        <Making made={data} isLost={error !== null} />
      )}
    </>
  );
}
