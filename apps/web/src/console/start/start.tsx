import { consoleTexts } from '@hub/contract/console/console-texts';
import { createRoot } from 'react-dom/client';
import { resumeTrail } from '../../ui/navigation/trail.ts';
import { followDeviceScheme } from '../../ui/theme/colour-scheme.ts';
import { ConsoleApp } from './console-app.tsx';
import { createConsole } from './create-console.ts';

export async function start(container: HTMLElement): Promise<void> {
  followDeviceScheme();
  document.title = consoleTexts.name;
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  resumeTrail();
  const parts = createConsole();
  await parts.router.load();
  createRoot(container).render(<ConsoleApp {...parts} />);
}
