interface ImportMetaEnv {
  /** Changes with the shape of stored data; vite.config.ts computes it. */
  readonly CACHE_RELEASE?: string;
}
