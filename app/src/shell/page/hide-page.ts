import { createContext } from 'react';

/** Hides the page at once, until the next one is shown. */
export const HidePageContext = createContext<() => void>(() => {});
