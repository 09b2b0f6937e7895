import { requestedPiece, seedGenerated, testPiece } from '../../../features/co-branding/test/seed-pieces.ts';
import type { Inputs } from '../input.ts';

export const coBrandingInputs: Inputs = {
  'co-branding.bucketSchemes': () => ({ id: '1' }),
  'co-branding.generate': () => requestedPiece,
  'co-branding.get': () => ({ id: testPiece.id }),
  'co-branding.list': (_, owner) => ({ userId: owner.slice(4) }),
  'co-branding.preview': () => requestedPiece,
  'co-branding.readStatus': async (hub, owner) => ({ id: await seedGenerated(hub, owner) }),
  'co-branding.recordDownload': async (hub, owner) => ({ id: await seedGenerated(hub, owner) }),
  'co-branding.recordShare': async (hub, owner) => ({ id: await seedGenerated(hub, owner), channel: 'mail' }),
  'co-branding.recordView': () => ({ contentId: testPiece.id }),
  'co-branding.status': async (hub, owner) => ({ id: await seedGenerated(hub, owner) }),
};
