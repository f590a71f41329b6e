import { afterStart } from '../ui/after-start.tsx';

/** Keeps the focus from falling to the top of the document. Its code loads once the page has started. */
export const FocusPlace = afterStart(async () => (await import('../ui/focus-keeper.ts')).FocusKeeper);
