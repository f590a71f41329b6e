/** Explains when a queued item will be sent. Without Background Sync only an open page sends. */
export function queuedNotice(wakes: boolean): string {
  return wakes
    ? 'Il partira tout seul dès que la connexion le permettra.'
    : 'Il partira dès que la connexion le permettra si le site reste ouvert, sinon à la prochaine ouverture.';
}
