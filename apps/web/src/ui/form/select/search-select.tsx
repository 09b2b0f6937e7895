/**
 * Search as you type over a list of the server's. The value is what was chosen, as an object, or null.
 *
 *   <SearchSelect label="Client" searchKey={['clients']} search={(text, signal) => …} nothingFound="No clients match"
 *     value={client} onChange={setClient} />
 */
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { ComboBox, Input, type Key, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../../action/icon.tsx';
import { SearchIcon } from '../../action/icons.ts';
import { cx } from '../../theme/cx.ts';
import fieldStyles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import type { Option } from '../field/option.ts';
import { OptionWords } from './option-words.tsx';
import options from './options.module.css';
import styles from './search-select.module.css';
import { type OptionSearch, type SearchState, useOptionSearch } from './use-option-search.ts';

interface SearchSelectProps<Found extends Option> extends FieldProps<Found | null> {
  searchKey: OptionSearch<Found>['searchKey'];
  search: OptionSearch<Found>['search'];
  /** How many letters it takes to search. */
  fewest?: number | undefined;
  placeholder?: string | undefined;
  /** "No clients match". */
  nothingFound?: string | undefined;
  inputMode?: 'text' | 'numeric' | undefined;
}

function stateText(state: SearchState<Option>, fewest: number, nothingFound: string): string {
  if (state.kind === 'short') return `Type at least ${fewest} letters`;
  if (state.kind === 'searching') return 'Searching …';
  return state.kind === 'failed' ? 'The search failed. Press Enter to try again.' : nothingFound;
}

/** The one option that was typed in full, as its name or its code. */
function typedInFull<Found extends Option>(found: readonly Found[], typed: string): Found | null {
  const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
  const [option, ...more] = found.filter(
    ({ id, name, isDisabled }) => !isDisabled && [id, name].some((text) => plain(text) === plain(typed)),
  );
  return option && more.length === 0 ? option : null;
}

/** What is typed, what is found by it, and how the library's combo box hears of both. */
function useSearchBox<Found extends Option>(
  props: SearchSelectProps<Found>,
  input: RefObject<HTMLInputElement | null>,
) {
  const { searchKey, search, fewest = 2, nothingFound = 'Nothing matches', value, onChange, onBlur } = props;
  // Null while nobody types: then the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  // The field was left before its search had an answer.
  const [isLeft, setLeft] = useState(false);
  const isSearching = typed !== null && typed !== value?.name;
  const state = useOptionSearch(isSearching ? typed : '', { searchKey, search, fewest });
  const found = 'options' in state ? state.options : [];
  const offered = isSearching ? found : value ? [value] : [];
  const leave = () => {
    const option = isSearching ? typedInFull(found, typed) : null;
    setTyped(null);
    setLeft(false);
    if (option) onChange(option);
    onBlur?.();
  };
  useEffect(() => {
    if (isLeft && state.kind !== 'searching') leave();
  });
  const retry = isSearching && state.kind === 'failed' ? state.retry : null;
  const box = {
    menuTrigger: isClosed ? 'manual' : 'input',
    items: offered,
    value: value?.id ?? null,
    onChange(key: Key | null) {
      const chosen = offered.find((option) => option.id === key);
      if (!chosen) return;
      setTyped(null);
      onChange(chosen);
    },
    inputValue: typed ?? value?.name ?? '',
    onInputChange(next: string) {
      // On leaving, the library clears what it cannot find in the list: the field itself knows better.
      if (document.activeElement !== input.current) return;
      setTyped(next);
      setLeft(false);
      setClosed(false);
      if (next === '' && value !== null) onChange(null);
    },
    onBlur() {
      if (state.kind === 'searching') setLeft(true);
      else leave();
    },
  } as const;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') retry?.();
    if (key !== 'Escape') return;
    // What was typed goes, and the text of what is chosen must not open the list again.
    setTyped(null);
    setClosed(true);
  };
  const text = stateText(state, fewest, nothingFound);
  return { box, onKeyDown, offers: { offered, typed: typed ?? '', isSearching, text, retry } };
}

/** Before anything is typed: low on a phone the list would open under the bar with the buttons. */
const makeRoom = (input: HTMLElement): void =>
  input.closest(`.${styles.withRoom}`)?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });

export function SearchSelect<Found extends Option>(props: SearchSelectProps<Found>) {
  const { label, hint, error, isRequired, isDisabled = false, name, ref } = props;
  const { placeholder = 'Search', inputMode = 'text' } = props;
  const input = useFocusTarget<HTMLInputElement>(ref);
  const { box, onKeyDown, offers } = useSearchBox(props, input);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {({ id, 'aria-describedby': described }) => (
        <ComboBox
          id={id}
          // The label of the frame names the input; this names the list too.
          aria-label={label}
          {...(described && { 'aria-describedby': described })}
          {...(name !== undefined && { name })}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          isRequired={isRequired === true}
          validationBehavior="aria"
          allowsEmptyCollection
          {...box}
        >
          <Group className={cx(fieldStyles.input, fieldStyles.box, styles.withRoom)}>
            <Icon of={SearchIcon} />
            <Input
              ref={input}
              className={fieldStyles.bare ?? ''}
              placeholder={placeholder}
              inputMode={inputMode}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onFocus={({ currentTarget }) => makeRoom(currentTarget)}
            />
          </Group>
          <Offers {...offers} />
        </ComboBox>
      )}
    </Field>
  );
}

interface OffersProps {
  offered: readonly Option[];
  typed: string;
  isSearching: boolean;
  /** Why nothing is offered. */
  text: string;
  /** Of a search that failed. */
  retry: (() => void) | null;
}

/** What can be chosen, or why nothing can. */
function Offers({ offered, typed, isSearching, text, retry }: OffersProps) {
  return (
    <Popover className={options.popover ?? ''}>
      <ListBox
        className={options.list ?? ''}
        items={offered}
        renderEmptyState={() => <p className="pad-12 mute">{text}</p>}
      >
        {(option) => (
          <ListBoxItem
            className={options.option ?? ''}
            textValue={option.name}
            isDisabled={option.isDisabled ?? false}
          >
            {({ isSelected }) => <OptionWords option={option} isSelected={isSelected} typed={typed} />}
          </ListBoxItem>
        )}
      </ListBox>
      {/* While the list is open a screen reader hears only what is in it. */}
      <p role="status" className="visually-hidden">
        {isSearching && offered.length === 0 && text}
      </p>
      {retry && (
        <button
          type="button"
          className={styles.retry}
          // The press must not take the focus from the field, which would close the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={retry}
        >
          Try again
        </button>
      )}
    </Popover>
  );
}
