import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { constitutionTexts } from '@hub/contract/empanelment/empanelment-texts';
import { dayText } from '@hub/domain';
import { Card } from '../../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../../ui/layout/facts.tsx';
import styles from './form.module.css';

/** What AMFI's record says; it is changed there and not here. */
export const RecordFacts = ({ record }: Pick<BrokerDetail, 'record'>) => (
  <Card title="From AMFI’s record">
    <Facts>
      <Fact label="Name">{record.name}</Fact>
      <Fact label="Constitution">{constitutionTexts[record.constitution]}</Fact>
      <Fact label="ARN">
        {record.arn}, valid to {dayText(record.validTo)}
      </Fact>
      <Fact label="Mobile">{record.maskedMobile}</Fact>
      <Fact label="E-mail">{record.maskedEmail}</Fact>
      <Fact label="Address">{record.address}</Fact>
      <Fact label="State">{record.state}</Fact>
    </Facts>
    <p className={`mute text-note ${styles.small}`}>
      Is something wrong or old? Get it changed with AMFI: we follow that record.
    </p>
  </Card>
);
