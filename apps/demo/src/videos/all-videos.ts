import { bondPrices } from './films/bond-prices.ts';
import type { DemoVideo } from './films/demo-video.ts';
import { firstMeeting } from './films/first-meeting.ts';
import { firstSip } from './films/first-sip.ts';
import { kycStatus } from './films/kyc-status.ts';
import { nominees } from './films/nominees.ts';
import { riskometer } from './films/riskometer.ts';
import { sipReturned } from './films/sip-returned.ts';
import { sipStepUp } from './films/sip-step-up.ts';

export const allVideos: readonly DemoVideo[] = [
  ...[firstSip, sipStepUp, sipReturned, firstMeeting],
  ...[bondPrices, riskometer, kycStatus, nominees],
];
