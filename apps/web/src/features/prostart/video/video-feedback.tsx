import { VIDEO_WORDS_LENGTH, type VideoDetails, videoWords } from '@hub/contract/calls/prostart/prostart';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/action/button.tsx';
import { Stars, StarsField } from '../../../ui/form/choice/stars-field.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSaveFeedback } from '../parts/queries.ts';
import styles from './video-feedback.module.css';

const schema = z.object({
  stars: z.string().check(z.regex(/^[1-5]$/, 'Choose one to five stars.')),
  words: videoWords,
});

interface VideoFeedbackProps {
  id: string;
  feedback: VideoDetails['feedback'];
}

/** Stars and words: what was given, or the form to give them. */
export function VideoFeedback({ id, feedback }: VideoFeedbackProps) {
  const [isOpen, setOpen] = useState(feedback === null);
  if (feedback === null || isOpen) {
    return <FeedbackForm id={id} feedback={feedback} onDone={() => setOpen(false)} />;
  }
  return (
    <Card title="Your feedback" className={`stack narrow gap-8 ${styles.card}`}>
      <Stars count={feedback.stars} />
      {feedback.words !== '' && <p className="as-written soft anywhere">{feedback.words}</p>}
      <Button look="outline" onClick={() => setOpen(true)}>
        Change
      </Button>
    </Card>
  );
}

function FeedbackForm({ id, feedback, onDone }: VideoFeedbackProps & { onDone: () => void }) {
  const save = useSaveFeedback(id);
  const form = useHubForm({
    rules: schema,
    initial: { stars: feedback ? String(feedback.stars) : '', words: feedback?.words ?? '' },
    draft: `prostart/feedback/${id}`,
    onSubmit: ({ stars, words }, options) => save({ stars: Number(stars), ...(words && { words }) }, options),
    onSent: onDone,
  });
  return (
    <Card title="Your feedback">
      <Form form={form} className="stack gap-16">
        <FormField form={form} name="stars" label="How useful was this video?">
          {(field) => <StarsField {...field} isRequired />}
        </FormField>
        <FormField form={form} name="words" label="Your words">
          {(field) => <TextField {...field} lines={3} limit={VIDEO_WORDS_LENGTH} isRequired={false} />}
        </FormField>
        <div className="flex wrap gap-8">
          <SubmitButton form={form}>Send feedback</SubmitButton>
          {feedback !== null && (
            <Button
              look="outline"
              onClick={() => {
                form.startAgain();
                onDone();
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
