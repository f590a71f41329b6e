import { createContext } from 'react';

/** Origin of the absolute addresses in heads, such as `https://lavoir.fr`. The server provides it; a browser knows it. */
export const PageOrigin = createContext(globalThis.location?.origin ?? '');
