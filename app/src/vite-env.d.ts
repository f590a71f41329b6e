interface ImportMetaEnv {
  readonly VITE_CONTACT_PHONE?: string;
}
