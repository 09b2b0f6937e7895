import { getRelationshipManager } from '@hub/contract/calls/session/session';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api.ts';
import { useApi } from '../../lib/react.ts';
import { ButtonAnchor } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../ui/action/icons.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { whatsappLink } from '../contact/contact-links.ts';
import { Avatar } from './avatar.tsx';
import styles from './relationship-manager.module.css';

interface RelationshipManagerProps {
  arn: string;
  className?: string | undefined;
}

/** Who looks after this ARN at the asset manager, on the dashboard and on the profile. */
export function RelationshipManager({ arn, className }: RelationshipManagerProps) {
  return (
    <Card title="Your relationship manager" className={className ?? ''}>
      <Content arn={arn} />
    </Card>
  );
}

function Content({ arn }: { arn: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['session', 'relationship-manager', arn],
    queryFn: ({ signal }) => api.call(getRelationshipManager, { id: arn }, { signal }),
  });
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="None is named for your ARN yet" text="Until then, write to us or call the desk." />
    );
  }
  if (error || !data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The contact could not be loaded"
        loading="Loading your relationship manager"
        lines={['medium', 'long']}
      />
    );
  }

  const { name, city, availability, mobile, email, photo } = data;
  return (
    <>
      <div className="row gap-12">
        <Avatar src={photo} size={48} />
        <div>
          <p className="text-large heavy">{name}</p>
          <p className="mute text-note">{[city, availability].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={`flex wrap gap-8 above-16 ${styles.ways}`}>
        <ButtonAnchor look="outline" size="compact" href={telephoneLink(mobile)} aria-label={`Call ${name}`}>
          <Icon of={PhoneIcon} size={16} />
          Call
        </ButtonAnchor>
        <ButtonAnchor look="outline" size="compact" href={`mailto:${email}`} aria-label={`Mail ${name}`}>
          <Icon of={MailIcon} size={16} />
          Mail
        </ButtonAnchor>
        <ButtonAnchor
          look="outline"
          size="compact"
          href={whatsappLink(mobile)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
        >
          <Icon of={WhatsappIcon} size={16} />
          WhatsApp
        </ButtonAnchor>
      </div>
    </>
  );
}
