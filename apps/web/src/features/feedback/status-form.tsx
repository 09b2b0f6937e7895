import { filledQueryWords, QUERY_WORDS_LENGTH, queryWords } from '@hub/contract/calls/feedback/feedback';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../ui/action/button.tsx';
import { StarsField } from '../../ui/form/choice/stars-field.tsx';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './feedback.module.css';
import { useSaveStatus } from './queries.ts';

const rating = z.string();
const schemas = {
  closed: z.object({ rating, message: queryWords }),
  reopened: z.object({ rating, message: filledQueryWords }),
} as const;

interface StatusFormProps {
  reference: string;
  status: 'closed' | 'reopened';
  /** Only an answer gets stars. */
  hasAnswer: boolean;
  onDone: () => void;
}

/** Closes a query, with stars for its answer, or reopens it with what is missing. */
export function StatusForm({ reference, status, hasAnswer, onDone }: StatusFormProps) {
  const save = useSaveStatus();
  const isClosing = status === 'closed';
  const takesStars = isClosing && hasAnswer;
  const form = useHubForm({
    rules: schemas[status],
    initial: { rating: '', message: '' },
    draft: `feedback/${status}/${reference}`,
    onSubmit: ({ rating: stars, message }, options) =>
      save(
        { reference, status, ...(stars !== '' && { rating: Number(stars) }), ...(message && { message }) },
        options,
      ),
    onSent: onDone,
  });
  const first = useRef(form.focus);
  useEffect(() => first.current(takesStars ? 'rating' : 'message'), [takesStars]);
  return (
    <Card title={isClosing ? 'Close the query' : 'Reopen the query'}>
      <Form form={form} className={`stack gap-16 ${styles.fields}`} onStartAgain={onDone}>
        {takesStars && (
          <FormField form={form} name="rating" label="How good was the answer?">
            {(field) => <StarsField {...field} isRequired={false} />}
          </FormField>
        )}
        <FormField form={form} name="message" label={isClosing ? 'Your words' : 'What is missing?'}>
          {(field) => <TextField {...field} lines={3} limit={QUERY_WORDS_LENGTH} isRequired={!isClosing} />}
        </FormField>
        <div className="flex wrap gap-8">
          <SubmitButton form={form}>{isClosing ? 'Close the query' : 'Reopen the query'}</SubmitButton>
          <Button
            look="outline"
            onClick={() => {
              form.startAgain();
              onDone();
            }}
          >
            Cancel
          </Button>
        </div>
      </Form>
    </Card>
  );
}
