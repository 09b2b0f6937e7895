import { drawCard } from '../card/draw-card.ts';

/** A card as a birthday's mail has it. */
export const drawSampleCard = (): Promise<Buffer> =>
  drawCard({
    design: 'petals',
    language: 'en',
    greeting: 'Happy Birthday',
    distributor: 'Meera Nair',
    arn: 'ARN-100001',
  });
