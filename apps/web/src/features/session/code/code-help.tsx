import { brand } from 'virtual:brand';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { BackIcon } from '../../../ui/action/icons.ts';
import { LoginFrame } from '../frame/login-frame.tsx';
import { BrokerCheck } from './broker-check.tsx';
import styles from './code-help.module.css';

interface CodeHelpProps {
  /** Whatever stands in the ARN field so far. */
  arn: string;
  onBack: () => void;
}

/** When the code does not come: where it goes, whether the ARN is the right one, and who can help. */
export function CodeHelp({ arn, onBack }: CodeHelpProps) {
  return (
    <LoginFrame title="Code did not come?" bare>
      <ul className={`stack gap-8 above-16 soft ${styles.hints}`}>
        <li>
          It goes to the mobile number or e-mail address in AMFI’s record of your ARN. If it is an old one,
          get it changed with AMFI first: we follow that record.
        </li>
        <li>An SMS can take a minute or two. An e-mail may lie in the spam folder.</li>
        <li>Once a new code is sent, only that one works on this page.</li>
      </ul>
      <section className={`line-above ${styles.section}`} aria-labelledby="check-arn">
        <h2 id="check-arn">Check your ARN</h2>
        <BrokerCheck arn={arn} />
      </section>
      <section className={`line-above ${styles.section}`} aria-labelledby="support-lines">
        <h2 id="support-lines">Talk to us</h2>
        <ul className={`stack gap-8 above-8 ${styles.lines}`}>
          {brand.support.phones.map(({ label, number, hours }) => (
            <li key={number}>
              <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="figures">
                {number}
              </a>
              <span>
                {label}, {hours}
              </span>
            </li>
          ))}
          <li>
            <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
          </li>
        </ul>
      </section>
      <Button look="outline" size="large" wide onClick={onBack}>
        <Icon of={BackIcon} size={18} /> Back
      </Button>
    </LoginFrame>
  );
}
