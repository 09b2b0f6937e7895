import { foldedTexts, stepTexts } from '@hub/contract/applications/application-texts';
import { maskNumber } from '@hub/domain';
import { guardianRelations } from '@hub/domain/applications/application-codes';
import { startedHolder } from '@hub/domain/applications/started-draft';
import type { FolioHolding } from '@hub/domain/orders/facts/order-facts';
import { type TaxStatusDemands, taxStatusDemands } from '@hub/domain/tax-status/tax-status-demands';
import { Button } from '../../../../ui/action/button.tsx';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import { PanField } from '../../../../ui/form/text/pan-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { FieldError } from '../form/field-error.tsx';
import { Folded } from '../form/folded.tsx';
import { isWrongAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { dateText } from './answers.ts';
import { ContactFields } from './contact-fields.tsx';
import { KycCard } from './pan-step.tsx';

const places = ['First holder', 'Second holder', 'Third holder'] as const;
const holdings: readonly { readonly id: FolioHolding; readonly name: string }[] = [
  { id: 'SI', name: 'Single' },
  { id: 'AS', name: 'Anyone or survivor' },
  { id: 'JO', name: 'Joint' },
];
const relations = Object.entries(guardianRelations).map(([id, name]) => ({ id, name }));

const ofHolders = /^(?:holding|holders|karta|guardian\..+|holders\.\d\.(?!fatca)[a-zA-Z]+)$/;

/** Who holds the folio and, for a minor, who acts. One holder whom the KYC names is one line. */
export function HoldersStep() {
  const form = useApplicationForm();
  const { holders, holding, karta = '', guardian } = form.draft;
  const names = [
    ...holders.map(({ name, birthDate }) => foldedTexts.holder(name, dateText(birthDate))),
    karta && `Karta ${karta}`,
    guardian && `guardian ${guardian.name}`,
  ].filter(Boolean);
  const line = names.join(', ');
  const isAlone = holders.length === 1 && guardian === null && karta === '';
  const held = holdings.find(({ id }) => id === holding)?.name ?? '';
  return (
    <Folded
      step="holders"
      text={isAlone ? foldedTexts.alone(line) : holders.length > 1 ? foldedTexts.several(line, held) : line}
      changes={stepTexts.holders.name.toLowerCase()}
      isWrong={isWrongAt(form, (field) => ofHolders.test(field))}
    >
      <HoldersFields />
    </Folded>
  );
}

function HoldersFields() {
  const { draft, change, now } = useApplicationForm();
  const { holders, taxStatus, guardian } = draft;
  const demands = taxStatus === null ? null : taxStatusDemands[taxStatus];
  const today = now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString();
  const most = demands?.mostHolders ?? 1;
  return (
    <>
      {most > 1 && (
        <FormQuestion path="holding" label="Mode of holding" isChoice>
          {(field) => (
            <ChipChoice
              {...field}
              chips={holdings}
              onChange={(holding) =>
                change((old) => ({
                  ...old,
                  holding: holding as FolioHolding,
                  holders:
                    holding === 'SI'
                      ? old.holders.slice(0, 1)
                      : old.holders.length === 1 && holding === 'AS'
                        ? [...old.holders, startedHolder()]
                        : old.holders,
                }))
              }
            />
          )}
        </FormQuestion>
      )}
      {guardian !== null && <GuardianCard today={today} />}
      {holders.map((holder, place) => (
        <HolderCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a holder is known by the place
          key={place}
          place={place}
          title={guardian !== null ? 'The minor' : (places[place] ?? '')}
          pan={holder.pan}
          birthDate={holder.birthDate}
          demands={demands}
          today={today}
        />
      ))}
      <FieldError path="holders" />
      {most > holders.length && holders.length > 1 && (
        <Button
          look="outline"
          onClick={() => change((old) => ({ ...old, holders: [...old.holders, startedHolder()] }))}
        >
          Add the third holder
        </Button>
      )}
    </>
  );
}

interface HolderCardProps {
  place: number;
  title: string;
  pan: string;
  birthDate: string;
  demands: TaxStatusDemands | null;
  today: string;
}

function HolderCard({ place, title, pan, birthDate, demands, today }: HolderCardProps) {
  const { change, draft } = useApplicationForm();
  const isMinor = demands?.needsGuardian === true;
  const isHuf = demands?.panLetter === 'H';
  const at = `holders.${place}`;
  return (
    <Card
      title={title}
      className="stack one-column gap-16"
      aside={
        place > 0 ? (
          <Button
            look="quiet"
            size="compact"
            aria-label={`Remove the ${title.toLowerCase()}`}
            onClick={() =>
              change((old) => {
                const holders = old.holders.filter((_, other) => other !== place);
                return { ...old, holders, holding: holders.length === 1 ? 'SI' : old.holding };
              })
            }
          >
            Remove
          </Button>
        ) : (
          !isMinor && maskNumber(pan)
        )
      }
    >
      {(place > 0 || isMinor) && (
        <FormQuestion path={`${at}.pan`} label="PAN" isOptional={isMinor}>
          {(field) => (
            <PanField
              {...field}
              hint={isMinor ? 'Optional: a minor invests under the guardian’s PAN' : undefined}
            />
          )}
        </FormQuestion>
      )}
      {place > 0 && <KycCard pan={pan.toUpperCase()} birthDate={birthDate} />}
      <FormQuestion path={`${at}.name`} label={isHuf ? 'Name of the HUF' : 'Name'}>
        {(field) => <TextField {...field} hint="As on the PAN card" autoComplete="name" />}
      </FormQuestion>
      {isHuf && (
        <FormQuestion path="karta" label="Name of the Karta">
          {(field) => <TextField {...field} hint="Who acts for the family, as on the PAN card" />}
        </FormQuestion>
      )}
      <FormQuestion path={`${at}.birthDate`} label={isHuf ? 'Date of formation' : 'Date of birth'}>
        {(field) => <DateField {...field} max={today} />}
      </FormQuestion>
      {place > 0 && draft.sameAs === null && <ContactFields place={place} />}
    </Card>
  );
}

function GuardianCard({ today }: { today: string }) {
  const { draft } = useApplicationForm();
  return (
    <Card title="Guardian" aside={maskNumber(draft.guardian?.pan ?? '')} className="stack one-column gap-16">
      <FormQuestion path="guardian.name" label="Name of the guardian">
        {(field) => <TextField {...field} hint="As on the PAN card" />}
      </FormQuestion>
      <FormQuestion path="guardian.birthDate" label="Date of birth of the guardian">
        {(field) => <DateField {...field} max={today} />}
      </FormQuestion>
      <FormQuestion path="guardian.relation" label="Relation to the minor" isChoice>
        {(field) => <ChipChoice {...field} layout="even" chips={relations} />}
      </FormQuestion>
      <FieldError path="guardian.pan" />
    </Card>
  );
}
