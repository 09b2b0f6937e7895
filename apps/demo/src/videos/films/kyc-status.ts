import { papers } from '../../content/scenes/papers.ts';
import type { DemoVideo } from './demo-video.ts';

export const kycStatus: DemoVideo = {
  id: 'kyc-status',
  title: 'KYC: what each status allows',
  summary: 'Validated, registered and on hold, and the way out of each.',
  bucket: 'papers',
  subBucket: 'kyc',
  series: 'right-papers',
  part: 1,
  daysAgo: 90,
  ground: 'mist',
  scene: papers,
  slides: [
    {
      heading: 'One record for all fund houses',
      said: [
        ['KYC is kept by an agency, the KRA, and not by the fund house.', 'Kept by the KRA'],
        [
          'Every holder of a folio needs it, and so does the guardian of a minor.',
          'Every holder, every guardian',
        ],
        ['Its status decides whether an order is accepted.', 'The status decides'],
        ['There are three that you meet nearly every day.'],
      ],
    },
    {
      heading: 'Validated',
      said: [
        ['The papers were checked with the source that issued them.', 'Checked with the issuer'],
        ['The client can invest with every fund house.', 'Every fund house'],
        ['Nothing has to be sent again.', 'Nothing to send'],
      ],
    },
    {
      heading: 'Registered',
      said: [
        ['The record is there, but its address proof was not checked with the issuer.'],
        ['It is enough where the client is invested already.', 'Enough where already invested'],
        ['A new fund house asks for fresh documents.', 'New fund house: fresh documents'],
        ['Do it once with Aadhaar, and the status becomes validated.', 'Once with Aadhaar: validated'],
      ],
    },
    {
      heading: 'On hold',
      said: [
        ['Mobile or e-mail could not be verified, or a paper is missing.', 'Mobile, e-mail or a paper'],
        ['No purchase goes through until it is set right.', 'No purchase meanwhile'],
        [
          'A running SIP can stop at its next instalment, so look at the plans too.',
          'Running plans are at risk',
        ],
        [
          'The client verifies the mobile and the e-mail with the KRA, by a code sent to each.',
          'Verify both with the KRA',
        ],
      ],
    },
    {
      heading: 'The others',
      said: [
        ['Under process means wait: the agency has the papers.', 'Under process: wait'],
        ['Rejected means that the form must be corrected and sent again.', 'Rejected: correct and send'],
        ['Not available means that there is no record: begin with a new KYC.', 'Not available: new KYC'],
        ['In each of these, do not take money before the status has changed.'],
      ],
    },
    {
      heading: 'Look before you fill the form',
      said: [
        ['Check every holder, and the guardian of a minor.', 'Check every holder'],
        ['The PAN, the name and the date of birth must be those of the record.', 'PAN, name, date of birth'],
        ['A form with one wrong PAN comes back whole.', 'One wrong PAN stops the form'],
        [
          'The first-time form checks the status while you type; read what it says before you go on.',
          'The form checks while you type',
        ],
      ],
    },
  ],
};
