import type { WishSpan } from '@hub/contract/calls/wishes/wishes';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { useWishClients } from '../calls/queries.ts';
import { MOST_IN_ADDRESS, writeHref } from '../calls/wish-links.ts';
import { clientsText } from '../calls/wish-words.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PersonRow } from './person-row.tsx';

interface PeopleListProps {
  category: string;
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** A festival has its own day. */
  span: WishSpan;
  onSpan?: (span: WishSpan) => void;
  empty: ReactNode;
}

/** What is chosen: some by name, or all but some. */
interface Chosen {
  readonly isAll: boolean;
  readonly ids: readonly string[];
}
const nobody: Chosen = { isAll: false, ids: [] };

function useChosen(clients: number) {
  const [chosen, setChosen] = useState<Chosen>(nobody);
  const isChosen = (id: string) => chosen.isAll !== chosen.ids.includes(id);
  const flip = (id: string) =>
    setChosen({
      ...chosen,
      ids: chosen.ids.includes(id) ? chosen.ids.filter((one) => one !== id) : [...chosen.ids, id],
    });
  const count = chosen.isAll ? clients - chosen.ids.length : chosen.ids.length;
  return { chosen, setChosen, isChosen, flip, count };
}

/** The clients of an occasion, to choose from and to write to. */
export function PeopleList({ category, label, words, onWords, span, onSpan, empty }: PeopleListProps) {
  const { list, first } = useWishClients({ category, span, ...(words !== '' && { search: words }) });
  const clients = first?.clients ?? 0;
  const { chosen, setChosen, isChosen, flip, count } = useChosen(clients);
  const isFull = chosen.ids.length >= MOST_IN_ADDRESS;
  return (
    <>
      <PeopleFilters
        words={words}
        onWords={onWords}
        span={span}
        onSpan={
          onSpan &&
          ((next) => {
            setChosen(nobody);
            onSpan(next);
          })
        }
      />
      {clients > 0 && (
        <div className="row wrap between tap gap-8-16 below-8">
          <CheckBox
            label={`Select all: ${clientsText(clients)}`}
            checked={count === clients}
            isMixed={count > 0 && count < clients}
            onChange={() => setChosen(count === clients ? nobody : { isAll: true, ids: [] })}
          />
          {count > 0 && <WishChosen category={category} span={span} chosen={chosen} count={count} />}
        </div>
      )}
      {isFull && (
        <p role="status" className="mute text-note">
          At most {MOST_IN_ADDRESS} can be ticked one by one. Select all, or start with these.
        </p>
      )}
      <DataList
        list={list}
        label={label}
        failed="The clients could not be loaded"
        empty={empty}
        row={(person) => (
          <PersonRow
            person={person}
            category={category}
            today={first?.today ?? person.on}
            before={
              <CheckBox
                isBare
                label={`Select ${person.name}`}
                checked={isChosen(person.investorId)}
                disabled={isFull && !chosen.ids.includes(person.investorId)}
                onChange={() => flip(person.investorId)}
              />
            }
            after={<WishOne category={category} span={span} person={person} />}
          />
        )}
      />
    </>
  );
}

interface WishChosenProps extends Pick<PeopleListProps, 'category' | 'span'> {
  chosen: Chosen;
  count: number;
}

function WishChosen({ category, span, chosen, count }: WishChosenProps) {
  return (
    <ButtonLink
      href={writeHref({
        category,
        span,
        clients: chosen.isAll ? [] : chosen.ids,
        except: chosen.isAll ? chosen.ids : [],
      })}
    >
      Wish {clientsText(count)}
    </ButtonLink>
  );
}

interface WishOneProps extends Pick<PeopleListProps, 'category' | 'span'> {
  person: { readonly name: string; readonly investorId: string };
}

function WishOne({ category, span, person }: WishOneProps) {
  return (
    <ButtonLink
      look="outline"
      size="compact"
      aria-label={`Wish ${person.name}`}
      href={writeHref({ category, span, clients: [person.investorId], except: [] })}
    >
      Wish
    </ButtonLink>
  );
}
