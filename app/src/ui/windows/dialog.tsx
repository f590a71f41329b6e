import { lazyWindow } from '#app/ui/lazy-window.tsx';
import type { DialogProps } from './dialog-window.tsx';

/** A modal window: takes the focus, returns it, closes on Escape and on a press outside. */
export const Dialog = lazyWindow<DialogProps>(async () => (await import('./dialog-window.tsx')).DialogWindow);
