import { texts } from '@hub/contract';
import type { Services } from '../../lib/services.ts';
import type { AppRouter } from '../routing/router.ts';

/** Spec §4: both directions are told; an app that was started offline re-routes when the connection is there. */
export function watchConnection(
  { online, toaster }: Pick<Services, 'online' | 'toaster'>,
  router: Pick<AppRouter, 'invalidate'> & {
    readonly state: { readonly matches: readonly { status: string }[] };
  },
): () => void {
  /** What is no longer true leaves the screen with what took its place. */
  const takeBack = (...messages: readonly string[]) => {
    for (const { id, message } of toaster.getSnapshot()) if (messages.includes(message)) toaster.dismiss(id);
  };
  /** Some browsers remember that a script did not come while there was no line: then only a new page helps. */
  const routeAgain = async () => {
    await router.invalidate();
    if (router.state.matches.some(({ status }) => status === 'error')) window.location.reload();
  };
  let before = online.getSnapshot();
  return online.subscribe(() => {
    const now = online.getSnapshot();
    if (now.online === before.online) return;
    if (now.online) {
      takeBack(texts.offline.went, texts.offline.navigating);
      toaster.show('success', texts.offline.back);
    } else {
      takeBack(texts.offline.back);
      toaster.show('error', texts.offline.went);
    }
    if (now.online && before.startedOffline) void routeAgain();
    before = now;
  });
}

/** A login's own navigation comes first; only then are the guards asked again. */
const SETTLE_MS = 500;
/** Whatever ends a session leads away itself, slow as the device may be. The guards are for what forgot to. */
const LEAVE_MS = 3000;

/** Another tab may log in or out: the guards then decide anew about the page that is open here. */
export function watchSession({ session }: Services, router: AppRouter): () => void {
  let arn = session.getSnapshot().profile?.arnNo;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // On a slow device the way out may still be under way: the page that is left must not have its say.
  const decide = () => {
    if (router.state.status === 'pending') timer = setTimeout(decide, SETTLE_MS);
    else void router.invalidate();
  };
  return session.subscribe(() => {
    const now = session.getSnapshot().profile?.arnNo;
    if (now === arn) return;
    arn = now;
    clearTimeout(timer);
    timer = setTimeout(decide, now === undefined ? LEAVE_MS : SETTLE_MS);
  });
}
