import { assetClasses, dayText, rupeesText } from '@hub/domain';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { useEffect, useRef, useState } from 'react';
import { ChosenScheme } from '../../../parts/scheme/chosen-scheme.tsx';
import { SchemeField } from '../../../parts/scheme/scheme-field.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { navText, unitsText } from '../../../ui/figure/figure-text.ts';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import type { Option } from '../../../ui/form/field/option.ts';
import { SearchSelect } from '../../../ui/form/select/search-select.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { useHeldSchemes, useTargets } from '../flow/queries.ts';
import type { PartProps } from '../terms/part-props.ts';
import styles from './order-form.module.css';

/** Another scheme has another payout, and what was chosen for the last one does not count. */
function chooses(form: PartProps['form'], onChange: (option: Option | null) => void) {
  return (option: Option | null) => {
    onChange(option);
    form.set('idcw', '');
    if (form.values.by === 'unloaded') form.set('by', 'amount');
  };
}

/** A search that gives way to what is chosen by it, with the focus at the field that comes next. */
function useSearch(form: PartProps['form'], name: 'schemeCode' | 'toSchemeCode', next?: 'amount') {
  const [isOpen, setOpen] = useState(false);
  const goesTo = useRef<typeof name | 'amount'>(null);
  useEffect(() => {
    if (goesTo.current === null) return;
    form.focus(goesTo.current);
    goesTo.current = null;
  });
  return {
    isOpen,
    open() {
      setOpen(true);
      goesTo.current = name;
    },
    closes: (onChange: (option: Option | null) => void) => (option: Option | null) => {
      chooses(form, onChange)(option);
      if (option === null) return;
      setOpen(false);
      goesTo.current = next ?? name;
    },
  };
}

/** What is bought: any scheme that takes money, those of the folio at hand. */
export function SchemePart({ form, folioNo, facts, kind, assetClass: wanted }: PartProps) {
  const [isAny, setAny] = useState(false);
  const assetClass = isAny ? undefined : wanted;
  const { data: held = [] } = useHeldSchemes(folioNo);
  const chosen = form.values.schemeCode;
  const search = useSearch(form, 'schemeCode', 'amount');
  return (
    <FormField form={form} name="schemeCode" label="Scheme">
      {({ onChange, ...field }) =>
        chosen !== null && !search.isOpen ? (
          <ChosenScheme
            label="Scheme"
            name={chosen.name}
            facts={facts?.scheme}
            error={field.error}
            onChange={search.open}
          />
        ) : (
          <>
            <SchemeField
              {...field}
              isRequired
              takes={kind === 'sip' ? 'sip' : 'fresh'}
              assetClass={assetClass}
              onChange={search.closes(onChange)}
            />
            {assetClass && chosen === null && (
              <div className="row wrap gap-8 above-8">
                <span className="wide mute text-note">
                  {assetClasses[assetClass]} schemes the client does not hold
                </span>
                <button type="button" className={styles.chip} onClick={() => setAny(true)}>
                  Show all schemes
                </button>
              </div>
            )}
            {held.length > 0 && chosen === null && assetClass === undefined && (
              <div className="row wrap gap-8 above-8">
                <span className="wide mute text-note">In this folio</span>
                {held.slice(0, 4).map(({ scheme: { code, name } }) => (
                  <button
                    key={code}
                    type="button"
                    className={styles.chip}
                    onClick={() => search.closes(onChange)({ id: code, name })}
                  >
                    {name}
                  </button>
                ))}
              </div>
            )}
          </>
        )
      }
    </FormField>
  );
}

type HeldScheme = NonNullable<ReturnType<typeof useHeldSchemes>['data']>[number];

function choiceOf(
  { scheme, units, value, nav, navOn, mayRedeem, maySwitch }: HeldScheme,
  kind: PartProps['kind'],
) {
  const isPaidOut = orderDefinitions[kind].paysOut;
  const may = isPaidOut ? mayRedeem : maySwitch;
  const line = `${unitsText(units)} units · NAV ${navText(nav)} as on ${dayText(navOn)}`;
  return {
    id: scheme.code,
    name: scheme.name,
    line: may ? line : `${line} · ${isPaidOut ? 'no units can be redeemed' : 'cannot be switched'}`,
    figure: rupeesText(value),
    isDisabled: !may,
  };
}

/** What units leave: a scheme of the folio. */
export function HeldSchemePart({ form, folioNo, facts, kind }: PartProps) {
  const { data: held, error, refetch } = useHeldSchemes(folioNo);
  const [isOpen, setOpen] = useState(false);
  if (!held) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The folio’s schemes could not be loaded"
        loading="Loading the folio’s schemes"
        lines={['block']}
      />
    );
  }
  const choices = held.map((one) => choiceOf(one, kind));
  const chosen = choices.find(({ id }) => id === form.values.schemeCode?.id);
  return (
    <FormField form={form} name="schemeCode" label={orderDefinitions[kind].paysOut ? 'Scheme' : 'From'}>
      {(field) =>
        chosen && !isOpen ? (
          <ChosenScheme
            label={field.label}
            name={chosen.name}
            facts={facts?.scheme}
            line={`${chosen.figure} · ${chosen.line}`}
            error={field.error}
            onChange={choices.length > 1 ? () => setOpen(true) : null}
          />
        ) : choices.length === 0 ? (
          <p className="mute text-note">This folio holds no units. Choose another folio.</p>
        ) : (
          <ChoiceCards
            {...field}
            isRequired
            choices={choices}
            value={field.value?.id ?? ''}
            onChange={(id) => {
              const { name = '' } = choices.find((choice) => choice.id === id) ?? {};
              chooses(form, field.onChange)({ id, name });
              form.set('toSchemeCode', null);
              setOpen(false);
            }}
          />
        )
      }
    </FormField>
  );
}

const matches = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Where a switch or an STP goes: what the scheme it comes from lets money move to. */
export function TargetPart({ form, facts, kind }: PartProps) {
  const from = form.values.schemeCode?.id;
  const { data: targets, refetch } = useTargets(from, kind === 'stp' ? 'stp' : 'switch');
  const chosen = form.values.toSchemeCode;
  const search = useSearch(form, 'toSchemeCode');
  return (
    <FormField form={form} name="toSchemeCode" label="To">
      {({ onChange, ...field }) =>
        chosen !== null && !search.isOpen ? (
          <ChosenScheme
            label="To"
            name={chosen.name}
            facts={facts?.target}
            error={field.error}
            onChange={search.open}
          />
        ) : (
          <SearchSelect
            {...field}
            isRequired
            isDisabled={from === undefined}
            onChange={search.closes(onChange)}
            searchKey={['target', kind, from]}
            placeholder={from === undefined ? 'Choose the source scheme first' : 'Name or category'}
            nothingFound="No schemes match"
            search={async (words) => {
              const rows = targets ?? (await refetch({ throwOnError: true })).data ?? [];
              return rows
                .filter(({ code, name, category }) => code !== from && matches(`${name} ${category}`, words))
                .slice(0, 30)
                .map(({ code, name, category, riskBand }) => ({
                  id: code,
                  name,
                  line: `${category} · ${riskBand}`,
                }));
            }}
          />
        )
      }
    </FormField>
  );
}
