import { Abilities } from './abilities.tsx';
import { Empanelment } from './empanelment.tsx';
import { Hero } from './hero.tsx';
import { Contact } from './support.tsx';

/** The public page: what a distributor can do here and how to begin. It shows no figure it has not read. */
export function Page() {
  return (
    <>
      <Hero />
      <Abilities />
      <Empanelment />
      <Contact />
    </>
  );
}
