interface ImportMetaEnv {
  /** Changes with the shape of what a device remembers; vite.config.ts computes it. */
  readonly CACHE_RELEASE?: string;
}
