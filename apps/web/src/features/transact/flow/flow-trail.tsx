import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import styles from './flow-trail.module.css';

type FlowStepName = 'investor' | 'order' | 'cart' | 'payment' | 'send';

const names: Readonly<Record<FlowStepName, string>> = {
  investor: 'Investor',
  order: 'Order',
  cart: 'Cart',
  payment: 'Payment',
  send: 'Send',
};

interface FlowTrailProps {
  step: FlowStepName;
  /** Whether it has to be chosen how something is paid: the order itself says it as a rule. */
  hasPayment?: boolean;
}

/** How far the order is on its way to the investor. */
export function FlowTrail({ step, hasPayment = false }: FlowTrailProps) {
  const steps = (Object.keys(names) as FlowStepName[]).filter((one) => one !== 'payment' || hasPayment);
  const at = steps.indexOf(step);
  return (
    <ol className={`flex wrap below-16 ${styles.trail}`} aria-label="Steps">
      {steps.map((one, index) => (
        <li
          key={one}
          className={`row gap-8 mute text-note medium ${styles.step}`}
          data-status={index < at ? 'done' : index === at ? 'open' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={`stack centre text-small heavy figures sunk ${styles.mark}`} aria-hidden="true">
            {index < at ? <Icon of={CheckIcon} size={14} /> : index + 1}
          </span>
          <span>{names[one]}</span>
        </li>
      ))}
    </ol>
  );
}
