/** Reasons for which an email is not sent, or not yet. */
export const unsentReasons: Record<string, string> = {
  limit: "trop d'emails à cette adresse ce jour-là",
  unconfirmed: 'adresse non confirmée',
  refused: 'refusé par le serveur de messagerie',
};
