import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { amountInWords } from '@hub/domain';
import { useEffect, useRef } from 'react';
import { fundName } from '../../../parts/scheme/fund-name.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorText } from '../../../ui/form/field/error-text.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Findings } from '../flow/findings.tsx';
import { isQuestion, Questions } from '../send/questions.tsx';
import type { FormLine, OrderValues } from '../terms/order-values.ts';
import { type FormTotal, isAsSaved } from './form-lines.ts';
import type { FormLines, ShownLine } from './use-form-lines.ts';

interface FormLinesCardProps {
  form: HubForm<OrderValues>;
  lines: FormLines;
  /** What all of them come to, the one in the fields too. */
  headline: string;
  total: FormTotal | null;
  /** Into the fields, to be changed. */
  onChange: (line: FormLine) => void;
}

/** The other orders of the form, above its fields. */
export function FormLinesCard({ form, lines, headline, total, onChange }: FormLinesCardProps) {
  if (lines.shown.length === 0) return null;
  return (
    <Card title={severalTexts.title}>
      {lines.problem && (
        <p role="alert" className="danger below-8">
          {lines.problem}
        </p>
      )}
      <ol className="stack one-column">
        {lines.shown.map((one) => (
          <LineOfForm key={one.line.id} form={form} lines={lines} one={one} onChange={onChange} />
        ))}
      </ol>
      <p className="stack gap-2 pad-12-0 line-above">
        <strong className="heavy figures">{headline}</strong>
        {total && <span className="mute text-note">{amountInWords(total.amount)}</span>}
      </p>
      <p className="mute text-note">{severalTexts.stays}</p>
    </Card>
  );
}

interface LineProps extends Pick<FormLinesCardProps, 'form' | 'lines' | 'onChange'> {
  one: ShownLine;
}

/** What is wrong with it stands at it, as at a field. */
function useLineField({ fields }: HubForm<OrderValues>, { line: { id, scheme } }: ShownLine) {
  const box = useRef<HTMLLIElement>(null);
  const { name } = scheme;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const focus = () => element.querySelector('button')?.focus();
    return fields.add(`lines.${id}`, { label: fundName(name), box: element, focus });
  }, [fields, id, name]);
  return box;
}

function LineOfForm({ form, lines, one, onChange }: LineProps) {
  const box = useLineField(form, one);
  const { line, item, isGone, isInFields } = one;
  const name = fundName(line.scheme.name);
  const option = line.scheme.name.split(' - ').slice(1);
  const error = form.errorAt(`lines.${line.id}`);
  const findings = item?.findings ?? [];
  const questions = findings.filter(isQuestion);
  const isBusy = lines.isBusy || form.isSending;
  // Of what was chosen for all since, the cart knows nothing yet.
  const blocks = isAsSaved(line, form.values) ? findings.filter(({ level }) => level === 'block') : [];
  const takeBack = (code: string) => (code === 'same-order' ? void lines.remove(line.id) : onChange(line));
  return (
    <li
      ref={box}
      className="stack one-column gap-8 pad-8-0 line-above"
      aria-current={isInFields || undefined}
    >
      <div className="row between gap-8">
        <p className="stack shrink gap-2">
          <span className="medium anywhere">{name}</span>
          <span className="mute text-note">
            {isInFields ? severalTexts.inFields : [line.headline, ...option].join('\u00a0· ')}
          </span>
        </p>
        <p className="flex fixed">
          {!isInFields && !isGone && (
            <Button
              look="quiet"
              size="compact"
              busy={isBusy}
              aria-label={severalTexts.change(line.scheme.name)}
              onClick={() => onChange(line)}
            >
              Change
            </Button>
          )}
          {!isInFields && (
            <Button
              look="quiet"
              size="compact"
              busy={isBusy}
              aria-label={severalTexts.remove(line.scheme.name)}
              onClick={() => void lines.remove(line.id)}
            >
              Remove
            </Button>
          )}
        </p>
      </div>
      {isGone && <p className="warning text-note">{severalTexts.gone}</p>}
      {error !== null && <ErrorText>{error}</ErrorText>}
      {!isInFields && (
        <>
          <Questions
            questions={questions}
            busy={isBusy}
            onYes={({ code }) => void lines.answer(one, code)}
            onNo={({ code }) => takeBack(code)}
          />
          <Findings findings={error === null ? blocks : []} isBrief />
        </>
      )}
    </li>
  );
}
