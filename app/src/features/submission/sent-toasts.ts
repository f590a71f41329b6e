/** What a submission is answered with once it has arrived (spec §8). */
export const requestedToast = {
  title: 'Demande envoyée avec succès!',
  description: 'Votre demande sera traitée sous 48h.',
};
export const createdToast = {
  title: 'Laverie créée avec succès !',
  description: 'Votre laverie Premium est maintenant visible sur notre site.',
};
