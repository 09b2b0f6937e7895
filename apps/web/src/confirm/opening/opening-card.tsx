import type { OpeningShown } from '@hub/contract/calls/confirmation/opening';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { CheckBox } from '../../ui/form/choice/check-box.tsx';
import { Note } from '../parts/message.tsx';
import { RemarkField } from '../parts/remark-field.tsx';
import styles from './opening-card.module.css';
import type { OpeningAnswer } from './use-opening.ts';

interface OpeningCardProps {
  shown: OpeningShown;
  said: OpeningAnswer;
  distributor: string;
}

/** The folio that is opened, part by part, each with a way to send it back, and what the investor declares of it. */
export function OpeningCard({ shown, said, distributor }: OpeningCardProps) {
  const words = openingPageTexts;
  return (
    <section className="stack one-column gap-12" aria-labelledby="opening">
      <header>
        <h2 id="opening" className="text-title heavy">
          {words.title}
        </h2>
        <p className="mute text-body">{words.hint}</p>
      </header>
      <dl className={styles.card}>
        {shown.parts.map((part) => (
          <Part key={part.step} part={part} said={said} />
        ))}
      </dl>
      {said.isSentBack ? (
        <Note tone="info">
          <p>{words.sendingBack(distributor)}</p>
        </Note>
      ) : (
        <fieldset className="stack flush borderless pad-12-16 sunk round">
          <legend className="visually-hidden">{words.declare}</legend>
          <p className="strong" aria-hidden="true">
            {words.declare}
          </p>
          {shown.declarations.map(({ id, text }) => (
            <CheckBox
              key={id}
              label={text}
              checked={said.declared.includes(id)}
              onChange={(event) => said.declare(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}

interface PartProps {
  part: OpeningShown['parts'][number];
  said: OpeningAnswer;
}

function Part({ part: { step, label, lines }, said }: PartProps) {
  const words = openingPageTexts;
  const remark = said.remarks[step];
  const isSentBack = remark !== undefined;
  return (
    <div className={`stack gap-2-12 line-above mute-terms pad-8-0 text-large ${styles.part}`}>
      <dt>{label}</dt>
      <dd className={`shrink anywhere ${styles.lines}`}>
        {lines.map((line) => (
          <span key={line} className="block">
            <DatedText>{line}</DatedText>
          </span>
        ))}
      </dd>
      <dd>
        <button
          type="button"
          className="no-fill borderless pad-0 brand strong tap"
          aria-label={isSentBack ? words.rightAfterAllOf(label) : words.notRightOf(label)}
          onClick={() => said.setRemark(step, isSentBack ? null : '')}
        >
          {isSentBack ? words.rightAfterAll : words.notRight}
        </button>
      </dd>
      {isSentBack && (
        <dd className={styles.remark}>
          <RemarkField
            label={words.remark(label)}
            value={remark}
            onChange={(value) => said.setRemark(step, value)}
          />
        </dd>
      )}
    </div>
  );
}
