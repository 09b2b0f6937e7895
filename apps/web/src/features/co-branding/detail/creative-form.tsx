import type { ContentDetails } from '@hub/contract/calls/co-branding/co-branding';
import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { LockIcon } from '../../../ui/action/icons.ts';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { useSettled } from '../../../ui/form/typing/use-settled.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { type RequestedCreative, useGenerate, usePreview } from '../piece/queries.ts';
import { languageName } from '../piece/words.ts';
import styles from './detail.module.css';
import { LivePreview } from './live-preview.tsx';
import { LogoField } from './logo-field.tsx';
import { firstChoices, requestedOf } from './requested-creative.ts';
import { ShownSwitches } from './shown-switches.tsx';

interface CreativeFormProps {
  piece: ContentDetails;
  head: ReactNode;
  rest: ReactNode;
}

const errorAt = (field: string, ...errors: readonly (Error | null)[]): string | null =>
  errors.map((error) => (error instanceof ApiError ? error.fields[field] : undefined)).find(Boolean) ?? null;

/** What was chosen for the piece so far, how it will look, and the act that makes it. */
function useCreative(piece: ContentDetails) {
  const { toaster } = useServices();
  const { go } = useNavigation();
  const first = useMemo(() => firstChoices(piece), [piece]);
  const draft = useDraft(`co-branding/${piece.id}`, first);
  const requested = requestedOf(piece, draft.value);
  const written = JSON.stringify(requested);
  const settled = useSettled(written);
  const preview = usePreview(JSON.parse(settled) as RequestedCreative, piece.distributor.logo?.url ?? '');
  const generate = useGenerate();
  // The same piece asked for again after a failure is one act.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another act
  const key = useMemo(() => crypto.randomUUID(), [written]);
  const isSettled = settled === written;
  const nameProblem = errorAt('displayName', generate.error, isSettled ? preview.error : null);
  const make = () =>
    generate.mutate(
      { requested, key },
      {
        async onSuccess({ id }) {
          await draft.clear();
          go(hrefTo('co-branding/progress', { id }));
        },
        onError(error) {
          if (errorAt('displayName', error) === null) toaster.show('error', error.message);
        },
      },
    );
  return { draft, requested, preview, isSettled, nameProblem, generate, make };
}

/** What is put on the piece, with the piece beside it as it will be. */
export function CreativeForm({ piece, head, rest }: CreativeFormProps) {
  const { draft, requested, preview, isSettled, nameProblem, generate, make } = useCreative(piece);
  return (
    <div className={`stack gap-16 ${styles.columns}`}>
      <LivePreview
        piece={piece}
        image={preview.image}
        isBusy={preview.isFetching || !isSettled}
        error={nameProblem === null ? preview.error : null}
        onRetry={() => void preview.refetch()}
      />
      <div className="stack top shrink gap-16">
        {head}
        <Card title="Put your name on it" className={`stack gap-16 ${styles.form}`}>
          {piece.languages.length > 1 && (
            <ChipChoice
              label="Language"
              isRequired
              chips={piece.languages.map((id) => ({ id, name: languageName(id) }))}
              value={requested.language}
              onChange={(language) => draft.set({ ...draft.value, language })}
            />
          )}
          {piece.places.includes('name') && (
            <NameField
              piece={piece}
              value={requested.displayName ?? piece.distributor.name}
              error={nameProblem}
              onChange={(displayName) => draft.set({ ...draft.value, displayName })}
            />
          )}
          <ShownSwitches
            piece={piece}
            shown={requested.shown}
            onChange={(shown) => draft.set({ ...draft.value, shown })}
          />
          {piece.places.includes('logo') && (
            <LogoField
              piece={piece}
              onSaved={(logo) =>
                draft.set({ ...draft.value, shown: { ...draft.value.shown, logo: logo !== null } })
              }
            />
          )}
          <AlwaysOnIt arn={piece.distributor.arn} />
          <div className={`pad-12-20 line-above raised ${styles.generate}`}>
            <Button size="large" wide busy={generate.isPending} onClick={make}>
              Generate
            </Button>
          </div>
        </Card>
        {rest}
      </div>
    </div>
  );
}

const AlwaysOnIt = ({ arn }: { arn: string }) => (
  <p className={`stack gap-8 pad-12-16 soft text-note sunk round ${styles.locked}`}>
    <Icon of={LockIcon} size={16} />
    <span>
      Always on it: your name, {arn}, “{DISTRIBUTOR_TAGLINE}”, a QR code and the risk line. The text of the
      asset manager is approved and cannot be changed.
    </span>
  </p>
);

interface NameFieldProps {
  piece: ContentDetails;
  value: string;
  error: string | null;
  onChange: (name: string) => void;
}

const NameField = ({ piece, value, error, onChange }: NameFieldProps) => (
  <SelectField
    label="Name shown"
    isRequired
    hint="The name that your ARN is registered under, or one of your profile."
    error={error}
    options={piece.distributor.names.map((name) => ({ id: name, name }))}
    value={value}
    onChange={onChange}
  />
);
