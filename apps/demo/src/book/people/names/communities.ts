import type { Community } from './community.ts';
import { northernAndEastern } from './north-and-east.ts';
import { southern } from './south.ts';
import { western } from './west.ts';

const communities: readonly Community[] = [...southern, ...western, ...northernAndEastern];

/** Half of a distributor's clients live near: these are the states of the demo's distributors. */
const homes: Readonly<Record<string, string>> = {
  'ARN-100001': 'KERALA',
  'ARN-100002': 'MAHARASHTRA',
  'ARN-100003': 'KARNATAKA',
  'ARN-100005': 'TAMIL NADU',
};

/** Communities as likely as they are among the clients of this distributor. */
export function communitiesOf(arn: string): readonly (readonly [Community, number])[] {
  const home = homes[arn];
  return communities.map((community) => {
    const near = community.states.find(([state]) => state === home)?.[1] ?? 0;
    return [community, community.weight * (1 + near / 18)];
  });
}
