import { brand } from 'virtual:brand';
import 'virtual:theme.css';
import '../../../apps/web/src/ui/theme/base.css';
import type { Call } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { createRoot } from 'react-dom/client';
import { ApiError } from '../../../apps/web/src/lib/api/api.ts';
import { reportUnhandled } from '../../../apps/web/src/lib/app-state/error-report.ts';
import { ServicesContext } from '../../../apps/web/src/lib/react.ts';
import { createServices } from '../../../apps/web/src/lib/services.ts';
import { createStore } from '../../../apps/web/src/lib/store/store.ts';
import { loadPlatform } from '../../../apps/web/src/platform/index.ts';
import type { LabCallOptions, LabModal, Outcome } from '../lab-api.ts';
import { Screen } from './screen.tsx';

function callNamed(name: string): Call {
  const call = allCalls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`No call is named ${name}`);
  return call;
}

const outcomeOf = (error: unknown): Outcome => ({
  ok: false,
  name: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message : String(error),
  status: error instanceof ApiError ? error.status : null,
  fields: error instanceof ApiError ? error.fields : {},
});

async function start(container: HTMLElement): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const wentTo: string[] = [];
  const services = await createServices({
    platform: await loadPlatform(),
    brand,
    navigate: (route) => wentTo.push(route),
  });
  if (services.startAt !== null) wentTo.push(services.startAt);
  reportUnhandled(services.errors);

  const modals = createStore<readonly LabModal[]>([]);
  const strip = createStore<readonly string[]>([]);
  const pressed: string[] = [];
  createRoot(container).render(
    <ServicesContext value={services}>
      <Screen modals={modals} strip={strip} onPress={(name) => pressed.push(name)} />
    </ServicesContext>,
  );

  window.lab = {
    services,
    pressed,
    wentTo,
    async call(name, input = {}, { files = [], ...options }: LabCallOptions = {}) {
      const uploads = files.map(({ field, fileName, text }) => ({ field, fileName, file: new Blob([text]) }));
      try {
        return { ok: true, value: await services.api.call(callNamed(name), input, { ...options, uploads }) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    toast: (style, message) => services.toaster.show(style, message),
    openModal: (modal) => modals.set([...modals.getSnapshot(), modal]),
    showStrip: (items) => strip.set(items),
  };
  document.documentElement.dataset.lab = 'ready';
}

const container = document.getElementById('root');
if (container) void start(container);
