import { foldedTexts } from '@hub/contract/applications/application-texts';
import {
  addressTypes,
  grossIncomes,
  occupations,
  taxIdTypes,
  wealthSources,
} from '@hub/domain/applications/application-codes';
import { emptyFatca, MOST_RESIDENCIES } from '@hub/domain/applications/application-draft';
import { addressLine } from '@hub/domain/applications/started-draft';
import { politicalExposures } from '@hub/domain/orders/terms/order-codes';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import { withValue } from '../../../../ui/form/draft/draft-path.ts';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { FoldedLine } from '../../send/folded-line.tsx';
import styles from '../form/application.module.css';
import { CountryField } from '../form/country-field.tsx';
import { FieldError } from '../form/field-error.tsx';
import { focusFirst } from '../form/folded.tsx';
import { isWrongAt, setAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { declarationLine } from './declaration-line.ts';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));
const incomes = optionsOf(grossIncomes);
const jobs = optionsOf(occupations);
const sources = optionsOf(wealthSources);
const addresses = optionsOf(addressTypes);
const exposures = [
  {
    id: 'NA',
    name: politicalExposures.NA,
    line: 'Neither the holder nor a relative holds a high public office',
  },
  { id: 'PEP', name: politicalExposures.PEP, line: 'Holds or held a high public office' },
  { id: 'RPEP', name: politicalExposures.RPEP, line: 'A relative or close associate of such a person' },
];
const idTypes = optionsOf(taxIdTypes).filter(({ id }) => id !== 'PAN');

/** The declaration that the law asks of each holder (FATCA and CRS). */
export function FatcaStep() {
  const { draft, facts } = useApplicationForm();
  const existing = facts.existingFolios.find(({ folioNo }) => folioNo === draft.sameAs);
  return draft.holders.map((_, place) =>
    place === 0 && existing?.hasFatca === true ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a holder is known by the place
      <p key={place}>
        {draft.holders[0]?.name} has declared it in folio {existing.folioNo}. It applies here too.
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a holder is known by the place
      <Declaration key={place} place={place} />
    ),
  );
}

/**
 * Which questions of a declaration are shown: those that lack an answer, and those somebody is answering; all of them,
 * when somebody wants to see them.
 */
function useShownQuestions(at: string) {
  const form = useApplicationForm();
  const [isOpen, setOpen] = useState(form.requested === 'fatca' || form.sentBack.includes('fatca'));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = (target: EventTarget) => {
    const field = target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field && !touched.has(field)) setTouched(new Set([...touched, field]));
  };
  const isShown = (name: string): boolean => {
    const path = `${at}.${name}`;
    const isOf = (field: string) => field === path || field.startsWith(`${path}.`);
    return isOpen || [...touched].some(isOf) || isWrongAt(form, isOf);
  };
  return { isOpen, open: () => setOpen(true), isShown, touch };
}

function Declaration({ place }: { place: number }) {
  const { draft } = useApplicationForm();
  const holder = draft.holders[place];
  const at = `holders.${place}.fatca`;
  const { isOpen, open, isShown, touch } = useShownQuestions(at);
  const questions = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isOpen && isPressed.current) focusFirst(questions.current);
  }, [isOpen]);
  if (holder === undefined) return null;
  const name = holder.name || `Holder ${place + 1}`;
  return (
    <Card title={name} className="stack one-column gap-16">
      <div
        ref={questions}
        className="stack one-column gap-16"
        onFocusCapture={({ target }) => touch(target)}
        onPointerDownCapture={({ target }) => touch(target)}
      >
        {!isOpen && (
          <FoldedLine
            text={declarationLine(holder)}
            changes={foldedTexts.change(foldedTexts.declaration(name))}
            onChange={() => {
              isPressed.current = true;
              open();
            }}
          />
        )}
        {isShown('residencies') && <Residencies place={place} />}
        <Questions at={at} isShown={isShown} />
        {isShown('residenceAddress') && <Residence at={at} />}
        {isShown('pep') && (
          <FormQuestion path={`${at}.pep`} label="Politically exposed?" isChoice>
            {(field) => <ChoiceCards {...field} choices={exposures} />}
          </FormQuestion>
        )}
      </div>
    </Card>
  );
}

interface QuestionsProps {
  at: string;
  isShown: (name: string) => boolean;
}

const choices = [
  ['income', 'Gross yearly income', incomes],
  ['occupation', 'Occupation', jobs],
  ['wealth', 'Source of wealth', sources],
  ['addressType', 'Type of address', addresses],
] as const;

/** The short questions, two in a row. */
function Questions({ at, isShown }: QuestionsProps) {
  const shown = choices.filter(([name]) => isShown(name));
  const isBornShown = isShown('birthCountry');
  const isPlaceShown = isShown('birthPlace');
  if (shown.length === 0 && !isBornShown && !isPlaceShown) return null;
  return (
    <div className={`stack one-column gap-16 ${styles.pair}`}>
      {isBornShown && (
        <FormQuestion path={`${at}.birthCountry`} label="Country of birth">
          {(field) => <CountryField {...field} />}
        </FormQuestion>
      )}
      {isPlaceShown && (
        <FormQuestion path={`${at}.birthPlace`} label="Place of birth">
          {(field) => <TextField {...field} hint="Town or city" />}
        </FormQuestion>
      )}
      {shown.map(([name, label, options]) => (
        <FormQuestion key={name} path={`${at}.${name}`} label={label} isChoice>
          {(field) => <SelectField {...field} options={options} />}
        </FormQuestion>
      ))}
    </div>
  );
}

function Residence({ at }: { at: string }) {
  const form = useApplicationForm();
  const address = addressLine(form.draft.address);
  return (
    <FormQuestion path={`${at}.residenceAddress`} label="Residence address">
      {(field) => (
        <>
          <TextField {...field} lines={2} limit={200} />
          {address !== '' && field.value === '' && (
            <Button
              look="quiet"
              size="compact"
              onClick={() => setAt(form, `${at}.residenceAddress`, address)}
            >
              Same as the address
            </Button>
          )}
        </>
      )}
    </FormQuestion>
  );
}

/** Up to four countries where tax is paid; outside India each with its tax id. */
function Residencies({ place }: { place: number }) {
  const { draft, change } = useApplicationForm();
  const at = `holders.${place}.fatca.residencies`;
  const residencies = draft.holders[place]?.fatca.residencies ?? [];
  const set = (next: typeof residencies) => change((old) => withValue(old, at, next));
  return (
    <>
      {residencies.map(({ country }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a country is known by the place
          key={index}
          className={styles.group}
        >
          <legend className={`mute text-note ${styles.legend}`}>
            Pays tax in{residencies.length > 1 ? ` (${index + 1})` : ''}
          </legend>
          <FormQuestion path={`${at}.${index}.country`} label="Country of tax residency">
            {({ onChange, ...field }) => (
              <CountryField
                {...field}
                onChange={(code) => {
                  const [fresh] = emptyFatca(code).residencies;
                  if (code === '') onChange('');
                  else set(residencies.map((one, other) => (other === index && fresh ? fresh : one)));
                }}
              />
            )}
          </FormQuestion>
          {country !== 'IN' && country !== '' && (
            <div className={`stack one-column gap-16 ${styles.pair}`}>
              <FormQuestion path={`${at}.${index}.taxIdType`} label="Type of tax ID" isChoice>
                {(field) => <SelectField {...field} options={idTypes} />}
              </FormQuestion>
              <FormQuestion path={`${at}.${index}.taxId`} label="Tax id">
                {(field) => <TextField {...field} autoComplete="off" />}
              </FormQuestion>
            </div>
          )}
          {residencies.length > 1 && (
            <Button
              look="quiet"
              size="compact"
              onClick={() => set(residencies.filter((_, other) => other !== index))}
            >
              Remove this country
            </Button>
          )}
        </fieldset>
      ))}
      <FieldError path={at} />
      {residencies.length < MOST_RESIDENCIES && (
        <Button
          look="outline"
          onClick={() => set([...residencies, { country: '', taxId: '', taxIdType: null }])}
        >
          Add another country
        </Button>
      )}
    </>
  );
}
