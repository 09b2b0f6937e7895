import { applicationFindingText } from '@hub/contract/applications/application-finding-texts';
import { stepTexts } from '@hub/contract/applications/application-texts';
import { checkStep } from '@hub/domain/applications/check-application';
import { CheckBox } from '../../../../ui/form/choice/check-box.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../../ui/layout/facts.tsx';
import { RouteLink } from '../../../../ui/navigation/route-link.tsx';
import { Findings, type FindingWords } from '../../flow/findings.tsx';
import styles from '../form/application.module.css';
import { FieldError } from '../form/field-error.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { answersOf } from './answers.ts';

interface ReviewProps {
  hrefOf: (step: string) => string;
}

/** All answers on one card, with a way back to each. */
export function Review({ hrefOf }: ReviewProps) {
  const { draft, facts, now, reader, steps } = useApplicationForm();
  const answered = steps.filter((step) => step !== 'review');
  const notes = answered.flatMap((step) =>
    checkStep(step, draft, facts, now)
      .filter(({ level }) => level === 'warn')
      .map((finding) => ({ ...finding, ...applicationFindingText(finding, reader) }) as FindingWords),
  );
  return (
    <>
      <Card>
        <ul className="stack one-column">
          {answered.map((step) => (
            <li key={step} className={`stack one-column gap-4 ${styles.answered}`}>
              <div className="row between gap-12">
                <h3 className="text-body strong">{stepTexts[step].name}</h3>
                <RouteLink
                  href={hrefOf(step)}
                  className="inline middle tap strong text-note"
                  aria-label={`Change ${stepTexts[step].name}`}
                >
                  Change
                </RouteLink>
              </div>
              <Answers answers={answersOf(step, draft, facts)} />
            </li>
          ))}
        </ul>
      </Card>
      {notes.length > 0 && (
        <Card title="Good to know">
          <Findings findings={notes} />
        </Card>
      )}
    </>
  );
}

/** One answer needs no label: its step says what it is. */
function Answers({ answers }: { answers: ReturnType<typeof answersOf> }) {
  const [only, ...others] = answers;
  if (only !== undefined && others.length === 0) return <p className="anywhere">{only.text}</p>;
  return (
    <Facts>
      {answers.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </Facts>
  );
}

/** What a distributor sends also has the consent. */
export function ReviewAndConsent({ hrefOf }: ReviewProps) {
  const { draft, change } = useApplicationForm();
  return (
    <>
      <Review hrefOf={hrefOf} />
      <div data-field="consent">
        <CheckBox
          name="consent"
          label="The investor asked for this, has read the scheme documents, and knows the commission I earn."
          checked={draft.consent}
          onChange={(event) => {
            const consent = event.currentTarget.checked;
            change((old) => ({ ...old, consent }));
          }}
        />
        <FieldError path="consent" />
      </div>
    </>
  );
}
