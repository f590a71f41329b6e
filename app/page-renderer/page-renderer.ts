import { type ClientBuild, rendererFor } from './create-renderer.ts';

// Written into the server build by scripts/build.mjs.
declare const CLIENT_BUILD: ClientBuild;

export const createPageRenderer = rendererFor(CLIENT_BUILD);
