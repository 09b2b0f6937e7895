import { masterTexts } from '@hub/contract/console/master-texts';
import { listSchemes, readScheme } from '@hub/contract/console/scheme-calls';
import type { StaffReplyOf } from '@hub/contract/console/staff-call';
import * as acts from '@hub/contract/reference/scheme-master-acts';
import { schemeMasterTexts } from '@hub/contract/reference/scheme-master-texts';
import { formatDate } from '@hub/domain';
import { useParams } from '@tanstack/react-router';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { ListCrumb } from '../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFocusOnArrival } from '../../ui/navigation/focus-on-arrival.ts';
import { ActStrip } from '../acts/act-strip.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { type DenseColumns, DenseTable } from '../layout/dense-table.tsx';
import { Trail } from '../notes/trail.tsx';
import { paths } from '../routes/screens.ts';
import styles from './masters.module.css';

const texts = masterTexts.scheme;
type Scheme = StaffReplyOf<typeof readScheme>;

const nameOf = (field: string): string => (schemeMasterTexts.names as Record<string, string>)[field] ?? field;

/** One scheme: its fields, what is dated, what can be done, and what was done. */
export function SchemePage() {
  const { code = '' } = useParams({ strict: false });
  const { data, error, refetch } = useStaffQuery(readScheme, { code });
  return (
    <>
      <ListCrumb href={paths.schemes} fits={(href) => href.startsWith(paths.schemes)}>
        {texts.back}
      </ListCrumb>
      {data ? (
        <Opened scheme={data} />
      ) : (
        <OpenedState
          error={error}
          onRetry={refetch}
          failed={texts.failed}
          heading={code}
          loading={texts.loading}
          lines={['title', 'block']}
          notThere={<p>{texts.notThere}</p>}
        />
      )}
    </>
  );
}

function Opened({ scheme }: { scheme: Scheme }) {
  const heading = useFocusOnArrival();
  const { code, name, fields, facts } = scheme;
  return (
    <>
      <PageHeader title={name} note={code} heading={heading} />
      <SchemeActs scheme={scheme} />
      <div className={styles.columns}>
        <Card title={texts.fields}>
          <Facts>
            {fields.map((field) => (
              <Fact key={field.name} label={nameOf(field.name)}>
                {field.value}
              </Fact>
            ))}
          </Facts>
        </Card>
        <div className="stack one-column top gap-12">
          {facts.length === 0 ? (
            <Card title={texts.facts}>
              <p className="mute">{texts.noFacts}</p>
            </Card>
          ) : (
            <DenseTable
              label={texts.facts}
              columns={factColumns}
              rows={facts}
              rowKey={({ fact, from, notedAt }) => `${fact} ${from} ${notedAt}`}
            />
          )}
          <Trail subject={`scheme:${code}`} />
        </div>
      </div>
    </>
  );
}

const factColumns: DenseColumns<Scheme['facts'][number]> = [
  { id: 'fact', header: texts.columns.fact, cell: ({ fact }) => nameOf(fact) },
  { id: 'value', header: texts.columns.value, cell: ({ value }) => value },
  { id: 'from', header: texts.columns.from, cell: ({ from }) => formatDate(Temporal.PlainDate.from(from)) },
  { id: 'source', header: texts.columns.source, isExtra: true, cell: ({ source }) => source },
];

function SchemeActs({ scheme: { code, name } }: { scheme: Scheme }) {
  const schemes = useStaffQuery(listSchemes, {}).data?.rows ?? [];
  const isOpen = schemes.find((one) => one.code === code)?.isOpen ?? true;
  const about = { given: { code }, about: name };
  const others = schemes.filter((one) => one.code !== code).map((one) => ({ id: one.code, name: one.name }));
  return (
    <ActStrip
      label={texts.acts}
      acts={[
        { ...about, act: isOpen ? acts.closeScheme : acts.reopenScheme },
        { ...about, act: acts.mergeScheme, options: { into: others } },
        { ...about, act: acts.planNfo },
      ]}
    />
  );
}
