/** What the law asks a site to say of who publishes it. Null is not known yet: the pages then say so instead of guessing. */
export interface Publisher {
  /** Name and legal form: « Exemple, SAS ». */
  name: string | null;
  capital: string | null;
  address: string | null;
  /** Number and town of the register of companies. */
  registration: string | null;
  vatNumber: string | null;
  email: string | null;
  director: string | null;
}

export interface Host {
  name: string | null;
  address: string | null;
  phone: string | null;
}

export const publisher: Publisher = {
  name: null,
  capital: null,
  address: null,
  registration: null,
  vatNumber: null,
  email: null,
  director: null,
};

export const host: Host = { name: null, address: null, phone: null };

/** The day each text last changed. Move it with the text: it is shown to readers. */
export const textVersions = {
  terms: '2026-11-20',
  privacy: '2026-11-20',
  ranking: '2026-11-20',
  accessibility: '2026-11-21',
} as const;
