/** Messages after a submission has arrived (spec §8). */
export const requestedToast = {
  title: 'Demande envoyée avec succès\u00a0!',
  description: 'Votre demande sera traitée sous 48\u00a0h.',
};
export const createdToast = {
  title: 'Laverie créée avec succès\u00a0!',
  description: 'Votre laverie Premium est maintenant visible sur notre site.',
};
