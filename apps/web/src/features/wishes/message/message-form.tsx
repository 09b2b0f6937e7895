import type { ResponseOf } from '@hub/contract';
import {
  sendWish,
  type templates as templatesCall,
  type WishClients,
  type WishDesign,
  type WishPerson,
} from '@hub/contract/calls/wishes/wishes';
import { wishTexts } from '@hub/contract/wishes/wish-texts';
import { groupIndian } from '@hub/domain';
import { type WishLanguage, wishLanguages } from '@hub/domain/wishes/greetings';
import { fillWish, LONGEST_WISH } from '@hub/domain/wishes/wish-text';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../lib/react.ts';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { type RequestedClients, useRefreshWishes } from '../calls/queries.ts';
import { clientsText, wishesText } from '../calls/wish-words.ts';
import { ByHand } from './by-hand.tsx';
import { CardPreview } from './card-preview.tsx';
import { LeftOut } from './left-out.tsx';
import styles from './message.module.css';
import { NOW, timesOf, type WishValues, wishRules } from './wish-rules.ts';

type Templates = ResponseOf<typeof templatesCall>;

const designNames: Readonly<Record<WishDesign, string>> = {
  petals: 'Petals',
  lamps: 'Lamps',
  kites: 'Kites',
  rangoli: 'Rangoli',
  sunrise: 'Sunrise',
  plain: 'Plain',
};

const channels = [
  { id: 'sms', name: 'SMS' },
  { id: 'email', name: 'E-mail' },
];

interface MessageFormProps {
  requested: RequestedClients;
  templates: Templates;
  clients: WishClients;
  /** The first of the clients, for the look of it. */
  some: readonly WishPerson[];
}

/** The wish itself, with a look at what the client gets. */
export function MessageForm({ requested, templates, clients, some }: MessageFormProps) {
  const { api, toaster } = useServices();
  const navigation = useNavigation();
  const refresh = useRefreshWishes();
  const said = useRef('');
  const { drafts, designs } = templates;
  const { isToday, ready } = clients;
  const times = timesOf(clients);
  const form = useHubForm<WishValues, WishValues>({
    rules: wishRules,
    initial: {
      channel: ready.sms >= ready.email ? 'sms' : 'email',
      language: 'en',
      design: designs[0] ?? 'plain',
      text: drafts[0]?.text ?? '',
      hour: times[0]?.id ?? NOW,
    },
    draft: `wishes/${requested.category}`,
    async onSubmit({ hour, ...sent }, options) {
      const at = hour === NOW ? {} : { hour: Number(hour) };
      const { wishes, isNow, leftOut } = await api.call(sendWish, { ...requested, ...sent, ...at }, options);
      const left = leftOut === 0 ? '' : ` ${clientsText(leftOut)} left out.`;
      said.current = `${wishesText(wishes)} ${isNow ? 'on the way' : 'scheduled'}.${left}`;
    },
    onSent() {
      void refresh();
      toaster.show('success', said.current);
      navigation.go(hrefTo('wishes/listing'), { replace: true });
    },
  });
  const { channel, language, design, text } = form.values;
  const { hour } = useGoodHour(form, times);
  const count = ready[channel];
  const example = some.find(({ faults }) => faults[channel] === null) ?? some[0];
  return (
    <Form form={form} className={`stack gap-16 ${styles.form}`}>
      <div className="stack top shrink gap-16">
        <Who form={form} requested={requested} clients={clients} />
        <Words form={form} drafts={drafts} />
        <When form={form} isToday={isToday} times={times} />
      </div>
      <div className="stack top shrink gap-16">
        <CardChoice form={form} requested={requested} templates={templates} example={example} />
        <div className="stack gap-12">
          {times.length === 0 ? (
            <p>{isToday ? wishTexts.tooLate : wishTexts.tooLateForSome}</p>
          ) : count === 0 ? (
            <p>No client can get it this way. Choose another way, or record who agreed.</p>
          ) : (
            <SubmitButton form={form} size="large" wide>
              {`${hour === NOW ? 'Send' : 'Schedule'} ${wishesText(count)}`}
            </SubmitButton>
          )}
          {clients.clients === 1 && example && (
            <ByHand person={example} wish={{ category: requested.category, language, design, text }} />
          )}
        </div>
      </div>
    </Form>
  );
}

function Words({ form, drafts }: { form: HubForm<WishValues>; drafts: Templates['drafts'] }) {
  const { text } = form.values;
  const setLanguage = (next: WishLanguage) => {
    const isOwn = !drafts.some((one) => one.text === text);
    const draft = drafts.find((one) => one.language === next);
    if (!isOwn && draft) form.set('text', draft.text);
  };
  return (
    <Card title="Words" className={`stack gap-16 ${styles.fields}`}>
      <FormField form={form} name="language" label="Language">
        {(field) => (
          <SelectField
            {...field}
            options={drafts.map((one) => ({ id: one.language, name: wishLanguages[one.language] }))}
            hint="Each wish is available in certain languages."
            onChange={(next) => {
              field.onChange(next as WishLanguage);
              setLanguage(next as WishLanguage);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="text" label="Text">
        {(field) => (
          <TextField
            {...field}
            isRequired
            lines={4}
            limit={LONGEST_WISH}
            hint="{name} becomes the client’s name, {distributor} yours."
          />
        )}
      </FormField>
    </Card>
  );
}

type Times = ReturnType<typeof timesOf>;

/** A draft of another day, or a form that lay open, may hold an hour that is over by now. */
function useGoodHour(form: HubForm<WishValues>, times: Times) {
  const { hour } = form.values;
  const first = times[0]?.id;
  const isGood = times.some(({ id }) => id === hour);
  useEffect(() => {
    if (!isGood && first !== undefined) form.set('hour', first);
  }, [form.set, first, isGood]);
  return { hour };
}

interface WhenProps {
  form: HubForm<WishValues>;
  isToday: boolean;
  times: Times;
}

const When = ({ form, isToday, times }: WhenProps) => (
  <Card title="When" className={`stack gap-16 ${styles.fields}`}>
    <FormField form={form} name="hour" label="Send at">
      {(field) => (
        <SelectField
          {...field}
          options={times}
          hint={
            isToday
              ? 'Wishes go out from 9:00 to 21:00.'
              : 'Each client gets the wish on the day, at this hour in India.'
          }
        />
      )}
    </FormField>
  </Card>
);

interface CardChoiceProps {
  form: HubForm<WishValues>;
  requested: RequestedClients;
  templates: Templates;
  example: WishPerson | undefined;
}

function CardChoice({ form, requested, templates, example }: CardChoiceProps) {
  const { designs, distributor } = templates;
  const { channel, language, design, text } = form.values;
  return (
    <Card title="Card" className={`stack gap-16 ${styles.fields}`}>
      <FormField form={form} name="design" label="Design">
        {(field) => (
          <ChipChoice
            {...field}
            chips={designs.map((one) => ({ id: one, name: designNames[one] }))}
            onChange={(next) => field.onChange(next as WishDesign)}
          />
        )}
      </FormField>
      <CardPreview requested={{ category: requested.category, language, design }} />
      <p className="mute text-note">
        {channel === 'sms'
          ? 'An SMS has the text only. The card goes with mails, and you can share it yourself.'
          : 'The card goes with the mail as a picture.'}
      </p>
      {example && (
        <figure className={`pad-12-16 sunk round ${styles.look}`}>
          <figcaption>As {example.name} reads it</figcaption>
          <p>{fillWish(text, { name: example.name, distributor })}</p>
        </figure>
      )}
    </Card>
  );
}

interface WhoProps {
  form: HubForm<WishValues>;
  requested: RequestedClients;
  clients: WishClients;
}

function Who({ form, requested, clients }: WhoProps) {
  const { channel } = form.values;
  const count = clients.ready[channel];
  return (
    <Card title="Who" className={`stack gap-16 ${styles.fields}`}>
      <FormField form={form} name="channel" label="Send by">
        {(field) => (
          <ChipChoice
            {...field}
            chips={channels}
            onChange={(next) => field.onChange(next as WishValues['channel'])}
          />
        )}
      </FormField>
      <p role="status">
        {count === clients.clients
          ? `${clientsText(count)} ${count === 1 ? 'gets' : 'get'} it.`
          : `${groupIndian(count)} of ${clientsText(clients.clients)} can get it. The rest are left out.`}
      </p>
      {count < clients.clients && <LeftOut requested={requested} channel={channel} />}
    </Card>
  );
}
