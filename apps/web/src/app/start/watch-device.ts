import { usesOldPlatformStyle } from '@hub/domain';
import type { Services } from '../../lib/services.ts';
import type { AppNavigation } from '../../ui/navigation/navigation.ts';
import { deepLinkPath, linkReader, saveCampaign } from './deep-links.ts';

/** What the device itself brings: its back button, links and pushes, its orientation, its age. */
export function watchDevice(services: Services, navigation: AppNavigation): void {
  const { platform } = services;
  platform.onBackButton(() => navigation.back());
  platform.deepLinks.onOpen((link) => {
    saveCampaign(services, link);
    navigation.go(deepLinkPath(link, linkReader(services)));
  });
  void platform.orientation.lockPortrait().catch(() => {});
  void platform
    .osVersion()
    .then((version) => {
      if (usesOldPlatformStyle(platform.kind, version)) document.documentElement.dataset.oldPlatform = '';
    })
    .catch(() => {});
}
