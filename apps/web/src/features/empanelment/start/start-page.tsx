import { brand } from 'virtual:brand';
import { useLocation } from '@tanstack/react-router';
import { IconMark } from '../../../ui/action/icon-mark.tsx';
import { ClockIcon, GenuineIcon, HistoryIcon } from '../../../ui/action/icons.ts';
import { usePass } from '../pass/pass.ts';
import { OwnApplication } from '../status/own-application.tsx';
import { CallBack } from './call-back.tsx';
import { Needs } from './needs.tsx';
import styles from './start.module.css';
import { WayIn } from './way-in.tsx';

/** How to become a distributor here; whoever has begun sees their own application. */
export function Page() {
  const { held } = usePass();
  if (held === undefined) return <div className={styles.waiting} aria-busy="true" />;
  return held === null ? <Stranger /> : <OwnApplication key={held.arn} held={held} />;
}

const promises = [
  { icon: ClockIcon, name: 'About 10 minutes', text: 'AMFI’s record of your ARN fills in most of it.' },
  {
    icon: HistoryIcon,
    name: 'Saved at each step',
    text: 'Stop anytime and continue on another device.',
  },
  {
    icon: GenuineIcon,
    name: 'Log in once approved',
    text: 'We check it and send you a message. Then your ARN logs in.',
  },
];

function Stranger() {
  const arn = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('arn') ?? '' });
  return (
    <div className={`stack one-column gap-20 ${styles.page}`}>
      <div className="stack top gap-8">
        <h1 tabIndex={-1} className={`heavy ${styles.title}`}>
          Get empanelled with {brand.name}
        </h1>
        <p className={`mute text-large ${styles.lead}`}>
          For distributors with an ARN. One form, signed with a one-time code: nothing to print and nothing to
          post.
        </p>
      </div>
      <WayIn key={arn} arn={arn} />
      <div className="stack one-column gap-16">
        <ul className={`stack gap-12 ${styles.promises}`}>
          {promises.map(({ icon, name, text }) => (
            <li key={name}>
              <IconMark of={icon} />
              <div>
                <h2 className="text-large heavy">{name}</h2>
                <p className="mute text-note">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Needs />
        <CallBack />
      </div>
    </div>
  );
}
