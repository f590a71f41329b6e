import { createListeners } from '#app/lib/listeners.ts';

export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = createListeners();
const become = (next: InstallOffer | null) => {
  offer = next;
  listeners.notify();
};

/**
 * Saves the browser's offer to install the app, which comes once and early: call it as soon as the page's code runs.
 */
export function saveInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => become(null));
}

export const installOffer = {
  subscribe: listeners.subscribe,
  current: () => offer,
  take() {
    const taken = offer;
    become(null);
    return taken;
  },
};
