import { LONGEST_ROW_NOTE } from '@hub/contract/calls/opportunity/opportunity-touches';
import { contactTexts } from '@hub/contract/investor/contact-texts';
import { touchTexts } from '@hub/contract/investor/touch-texts';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, ButtonAnchor } from '../../ui/action/button.tsx';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CheckIcon, MailIcon, PhoneIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { SidePanelBody } from '../../ui/overlay/side-panel-body.tsx';
import { useMedia } from '../../ui/theme/media.ts';
import { mailLink, whatsappLink } from './contact-links.ts';
import type { ContactWay, Noting } from './contact-way.ts';
import { useReveal } from './use-reveal.ts';
import { useNoteTouch } from './use-touches.ts';

export interface ContactPanelProps {
  way: ContactWay;
  investorId: string;
  name: string;
  message: string | undefined;
  /** Notes it where it belongs to more than the client, such as a row of a list. */
  onDone?: Noting | undefined;
  onClose: () => void;
}

/** The number or address of a client, what is written to it, and the user's own word that it was done. */
export function ContactPanel({ way, investorId, name, message, onDone, onClose }: ContactPanelProps) {
  const of = way === 'mail' ? 'email' : 'mobile';
  const reveal = useReveal(investorId);
  const opening = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['contact', investorId, of, opening],
    queryFn: () => reveal(of),
    // Asked for once each time it is opened, as the audit log says it, and not kept.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const body = () => {
    if (data === undefined) {
      return (
        <QueryState
          error={error}
          onRetry={refetch}
          failed={contactTexts.failed[of]}
          loading={contactTexts.loading[of]}
          lines={['title', 'long']}
        />
      );
    }
    if (data === null) return <p role="alert">{contactTexts.none[of](name)}</p>;
    return (
      <div className="stack gap-16">
        <div className="row wrap gap-8-12">
          <b className="ink text-large figures anywhere">{data}</b>
          <CopyButton text={data} what={of === 'email' ? 'address' : 'number'} size="compact" />
        </div>
        {way === 'call' ? (
          <Dial number={data} />
        ) : (
          <Write way={way} to={data} draft={message ?? contactTexts.greeting(name)} />
        )}
        <Done way={way} investorId={investorId} name={name} onDone={onDone} onClose={onClose} />
      </div>
    );
  };
  return (
    <SidePanelBody title={contactTexts.titles[way](name)} onClose={onClose}>
      {body()}
    </SidePanelBody>
  );
}

/** A computer has nothing to dial with: there the number is read off. */
function Dial({ number }: { number: string }) {
  const isHandheld = useMedia('(pointer: coarse)');
  if (!isHandheld) return null;
  return (
    <ButtonAnchor size="large" wide href={telephoneLink(number)}>
      <Icon of={PhoneIcon} size={18} />
      {contactTexts.dial}
    </ButtonAnchor>
  );
}

interface WriteProps {
  way: Exclude<ContactWay, 'call'>;
  to: string;
  draft: string;
}

/** The message as the client gets it, before WhatsApp or the mail program has it. */
function Write({ way, to, draft }: WriteProps) {
  const [text, setText] = useState(draft);
  const isMail = way === 'mail';
  return (
    <>
      <TextField
        label={contactTexts.message}
        hint={contactTexts.messageHint}
        lines={7}
        value={text}
        onChange={setText}
      />
      <div className="flex wrap gap-8">
        <ButtonAnchor
          href={isMail ? mailLink(to, text) : whatsappLink(to, text)}
          {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon of={isMail ? MailIcon : WhatsappIcon} size={18} />
          {isMail ? contactTexts.openMail : contactTexts.openWhatsapp}
        </ButtonAnchor>
        <CopyButton text={text} what="message" />
      </div>
    </>
  );
}

type DoneProps = Pick<ContactPanelProps, 'way' | 'investorId' | 'name' | 'onDone' | 'onClose'>;

/** What opening a program does not prove. Whoever notes it says why it could not be noted. */
function Done({ way, investorId, name, onDone, onClose }: DoneProps) {
  const noteTouch = useNoteTouch(investorId, name);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => (onDone ?? noteTouch)(way, note.trim()),
    onSuccess: onClose,
  });
  return (
    <div className="stack gap-8 pad-top-12 line-above">
      <p className="mute text-note">{contactTexts.notNoted}</p>
      {way === 'call' && (
        <TextField
          label={touchTexts.note}
          hint={touchTexts.noteHint}
          lines={2}
          limit={LONGEST_ROW_NOTE}
          value={note}
          onChange={setNote}
        />
      )}
      <div>
        <Button
          look="outline"
          busy={isPending}
          onClick={() => {
            if (note.trim().length <= LONGEST_ROW_NOTE) mutate();
          }}
        >
          <Icon of={CheckIcon} size={18} />
          {way === 'call' ? contactTexts.called : contactTexts.sent}
        </Button>
      </div>
    </div>
  );
}
