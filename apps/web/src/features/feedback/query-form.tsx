import type { ResponseOf } from '@hub/contract';
import {
  QUERY_FILE_BYTES,
  QUERY_FILES,
  QUERY_SUBJECT_LENGTH,
  QUERY_WORDS_LENGTH,
  type QueryFigure,
  requestedQuery,
  type sections as sectionsCall,
  submitQuery,
} from '@hub/contract/calls/feedback/feedback';
import { dayText } from '@hub/domain';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../../lib/react.ts';
import type { StartedQuery } from '../../parts/query/started-query.ts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { FileField } from '../../ui/form/file/file-field.tsx';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import { AttachedFigures } from './attached-figures.tsx';
import styles from './feedback.module.css';
import { feedbackState } from './list-state.ts';
import { useRefreshQueries, useSubSections } from './queries.ts';

const schema = z.extend(requestedQuery, { files: z.array(z.custom<File>((file) => file instanceof File)) });
const fileRules = { kinds: ['pdf', 'jpeg', 'png'], mostBytes: QUERY_FILE_BYTES, most: QUERY_FILES } as const;

interface QueryFormProps {
  sections: ResponseOf<typeof sectionsCall>['items'];
  started: Omit<StartedQuery, 'id'>;
  draft: string;
  /** Raised from another screen just now: its figures are as they are today. */
  isRaised: boolean;
}

interface Values {
  sectionId: string;
  subSectionId: string;
  subject: string;
  message: string;
  figures: readonly QueryFigure[];
  files: readonly File[];
}

/** What it is about, the words, and what goes with them. */
export function QueryForm({ sections, started, draft, isRaised }: QueryFormProps) {
  const { api, toaster } = useServices();
  const refresh = useRefreshQueries();
  const navigation = useNavigation();
  const { listState, hrefOf } = useListState(hrefTo('feedback'), feedbackState);
  const raised = useRef('');
  const { sectionId, subSectionId, subject, figures } = started;
  const form = useHubForm<Values, z.infer<typeof schema>>({
    rules: schema,
    initial: { sectionId, subSectionId, subject, message: '', figures: [...figures], files: [] },
    draft,
    fresh: isRaised ? ['figures'] : [],
    async onSubmit({ files, ...requested }, options) {
      const uploads = files.map((file) => ({ field: 'files', file, fileName: file.name }));
      raised.current = (await api.call(submitQuery, requested, { ...options, uploads })).reference;
    },
    onSent() {
      void refresh();
      toaster.show('success', `Query ${raised.current} is with the desk.`);
      navigation.go(hrefOf({ ...listState, requested: null, query: raised.current }), { replace: true });
    },
  });
  const { values } = form;
  const section = sections.find(({ id }) => id === values.sectionId);
  return (
    <div className={styles.narrow}>
      <Form form={form} className="stack gap-16">
        <About form={form} sections={sections} />
        <Card title="Attachments" className={`stack gap-16 ${styles.fields}`}>
          {values.figures.length > 0 && (
            <FormField form={form} name="figures" label="Attached">
              {({ value, onChange }) => <AttachedFigures figures={value} onChange={onChange} />}
            </FormField>
          )}
          <FormField form={form} name="files" label="Files">
            {(field) => (
              <FileField
                {...field}
                isRequired={false}
                takesPhoto
                rules={fileRules}
                hint={form.draft.restored && 'Files are not saved on the device: choose them again.'}
              />
            )}
          </FormField>
        </Card>
        <div className="stack gap-8">
          <SubmitButton form={form} size="large" wide>
            Send the query
          </SubmitButton>
          {section && (
            <p className="mute">
              <DatedText>The desk answers by {dayText(section.answerBy)}.</DatedText>
            </p>
          )}
        </div>
      </Form>
    </div>
  );
}

function About({ form, sections }: Pick<QueryFormProps, 'sections'> & { form: HubForm<Values> }) {
  const { values } = form;
  const parts = useSubSections(values.sectionId);
  return (
    <Card title="What it is about" className={`stack gap-16 ${styles.fields}`}>
      <div className={`stack gap-16 ${styles.pair}`}>
        <FormField form={form} name="sectionId" label="Section">
          {(field) => (
            <SelectField
              {...field}
              isRequired
              options={sections}
              onChange={(next) => {
                field.onChange(next);
                form.set('subSectionId', '');
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="subSectionId" label="Sub-section">
          {(field) => (
            <SelectField
              {...field}
              isRequired
              isDisabled={!parts.data}
              options={parts.data?.items ?? []}
              placeholder={values.sectionId === '' ? 'Choose the section first' : 'Choose'}
              hint={
                parts.isError && (
                  <InlineError onRetry={parts.refetch}>The list could not be loaded.</InlineError>
                )
              }
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="subject" label="Subject">
        {(field) => <TextField {...field} isRequired limit={QUERY_SUBJECT_LENGTH} />}
      </FormField>
      <FormField form={form} name="message" label="Your query">
        {(field) => (
          <TextField
            {...field}
            isRequired
            lines={6}
            limit={QUERY_WORDS_LENGTH}
            hint="Mention folios, dates and amounts. Never write a code or a password."
          />
        )}
      </FormField>
    </Card>
  );
}
