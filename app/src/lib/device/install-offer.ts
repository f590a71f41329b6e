import { createStore } from '#app/lib/listeners.ts';

interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const offer = createStore<InstallOffer | null>(null);

/**
 * Saves the browser's offer to install the app, which comes once and early: call it as soon as the page's code runs.
 */
export function saveInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => offer.set(null));
}

export const installOffer = {
  subscribe: offer.subscribe,
  current: offer.get,
  take() {
    const taken = offer.get();
    offer.set(null);
    return taken;
  },
};
