export const heartClass = 'size-5.5';

/** What a heart does; whether it is pressed is told apart from that. */
export const heartLabel = (name: string) => `Enregistrer ${name} dans mes favoris`;
