import { createListeners } from '#app/lib/listeners.ts';

/** Notifies the components of this tab when it has stored data or photos on the device. */
export const storedSignal = createListeners();
