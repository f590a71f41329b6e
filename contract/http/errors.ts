/**
 * Every refusal of the REST endpoints. The `message` of an answer may be more precise than the one here; `code` never
 * changes.
 */
export const errorCatalogue = {
  ...refusals(400, {
    invalidInput: 'Certaines informations ne sont pas valides.',
    malformedJson: "Le corps de la requête n'est pas un JSON valide.",
    malformedRequest: "La requête n'est pas lisible.",
    linkUnusable: "Ce lien n'est plus valable. Veuillez en demander un nouveau.",
    claimCodeRefused: "Ce code n'est pas le bon ou n'est plus valable. Demandez-en un nouveau.",
    signatureRefused: "La signature de cette notification n'est pas valable.",
    planIsFree: "Cette formule est gratuite\u00a0: il n'y a rien à payer.",
  }),
  ...refusals(401, {
    wrongCredentials: "L'email ou le mot de passe est incorrect.",
    unauthenticated: 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.',
    sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
    hookRefused: 'Cette adresse est réservée au service.',
  }),
  ...refusals(403, {
    wrongPassword: "Le mot de passe actuel n'est pas le bon.",
    otherOrigin: "Cette requête ne vient pas d'une page du site.",
    accountDisabled: 'Ce compte est désactivé. Veuillez contacter le support.',
    adminOnly: "Vous n'avez pas les permissions d'administrateur",
    ownerOnly: 'Vous devez être connecté en tant que propriétaire',
    notYourLaundromat: 'Vous ne pouvez modifier que vos propres laveries',
    ownLaundromatReviewed: 'Vous ne pouvez pas donner votre avis sur votre propre laverie.',
    ownLaundromatAsked: 'Cette laverie est la vôtre.',
    ownerNetworkReviewed:
      'Votre connexion est celle du propriétaire de cette laverie\u00a0: nous ne publions pas d’avis venant de chez lui. Ce n’est pas vous\u00a0? Réessayez depuis un autre réseau, ou écrivez-nous.',
    laundromatLimitReached: "Votre abonnement ne permet pas d'ajouter une laverie supplémentaire.",
    emailUnconfirmed:
      "Confirmez d'abord votre adresse email\u00a0: le lien se trouve dans le message envoyé à votre inscription.",
    claimLimitReached: 'Vous avez déjà trois demandes en cours. Attendez une réponse ou retirez-en une.',
    photoLimitReached: 'Limite de photos atteinte',
  }),
  ...refusals(404, {
    notFound: "Cette adresse n'existe pas.",
    laundromatNotFound: "Cette laverie n'existe pas ou a été supprimée.",
    placeNotFound: 'Aucune adresse connue à cet endroit.',
    planNotFound: "Plan d'abonnement introuvable. Veuillez contacter le support.",
    checkoutNotFound: "Ce paiement n'existe pas ou ne vous appartient pas.",
    subscriptionNotFound: "Vous n'avez pas encore d'abonnement à gérer.",
    photoNotFound: "Cette photo n'existe pas ou a été supprimée.",
    claimNotFound: "Cette demande n'existe pas ou a été supprimée.",
    correctionNotFound: "Ce signalement n'existe pas ou a été supprimé.",
    questionNotFound: "Cette question n'existe pas ou a été supprimée.",
    reviewNotFound: "Cet avis n'existe pas ou a été supprimé.",
  }),
  ...refusals(405, { methodNotAllowed: "Cette méthode n'est pas acceptée à cette adresse." }),
  ...refusals(409, {
    conflict: 'Cette opération entre en conflit avec des données existantes.',
    newerValues:
      'Ces informations ont changé depuis que vous avez ouvert le formulaire. Choisissez les valeurs à garder, puis enregistrez à nouveau.',
    alreadyStored: 'Une première version de ce texte est déjà enregistrée et ne peut plus être remplacée.',
    notWithdrawable:
      'Ce texte ne peut plus être retiré depuis cet appareil. Écrivez-nous depuis la page Contact.',
    otherAuthor: 'Cet envoi appartient à un autre compte que celui qui est connecté.',
    laundromatClosed: 'Cette laverie est fermée définitivement.',
    claimClosed: 'Cette demande ne peut plus être modifiée.',
    transferClosed: "Cette proposition n'existe plus, ou a déjà reçu une réponse.",
    claimOwnerChanged: 'Le propriétaire de cette laverie a changé entre-temps. Veuillez recharger la page.',
    claimWaits:
      'Cette demande ne peut pas encore être acceptée\u00a0: sans preuve, sept jours passent après que le contact de la fiche a été interrogé, et un propriétaire actuel a quatorze jours pour répondre.',
    claimantUnavailable: "Le compte du demandeur est désactivé ou n'est plus celui d'un propriétaire.",
    correctionDecided: 'Ce signalement a déjà été traité.',
    ownerUnreachable: 'Le propriétaire de cette laverie ne reçoit pas de questions pour le moment.',
    questionAnswered: 'Vous avez déjà répondu à cette question.',
    reviewAnswered: 'Vous avez déjà répondu à cet avis.',
    photosChanged: 'Les photos de cette laverie ont changé entre-temps. Veuillez recharger la page.',
    priceChanged: 'Le tarif de cette formule a changé. Veuillez recharger la page.',
    alreadySubscribed:
      "Vous avez déjà un abonnement en cours. Changez de formule depuis votre espace d'abonnement plutôt que d'en payer un second.",
    subscriptionUnmanaged:
      "Votre abonnement n'est pas rattaché au paiement en ligne. Veuillez contacter le support.",
    draftAlreadyUsed: 'Cette laverie a déjà été enregistrée.',
    subscriptionRunning:
      "Votre abonnement est encore en cours. Résiliez-le depuis votre espace d'abonnement\u00a0; vous pourrez aussitôt après supprimer votre compte.",
    emailTaken: 'Un compte existe déjà avec cet email.',
  }),
  ...refusals(410, {
    laundromatDeleted:
      'Cette laverie a déjà été enregistrée, puis supprimée. Pour en savoir plus, contactez-nous.',
    reviewRemoved:
      'Cet avis a déjà été publié, puis retiré ou remplacé. Il ne peut pas être publié de nouveau.',
    photoRemoved: 'Cette photo a déjà été ajoutée, puis retirée. Elle ne peut pas être ajoutée de nouveau.',
  }),
  ...refusals(413, { bodyTooLarge: 'La requête est trop volumineuse.' }),
  ...refusals(415, { unsupportedBody: "Ce format de données n'est pas accepté." }),
  ...refusals(429, { tooManyRequests: 'Trop de tentatives. Veuillez patienter avant de réessayer.' }),
  ...refusals(500, { internal: "Une erreur inattendue s'est produite. Veuillez réessayer plus tard." }),
  ...refusals(503, {
    paymentsUnavailable:
      'Le service de paiement est momentanément indisponible. Veuillez réessayer dans quelques instants.',
    geocoderUnavailable:
      "La recherche d'adresses est momentanément indisponible. Vous pouvez saisir l'adresse vous-même.",
    unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.',
  }),
};

function refusals<Messages extends Record<string, string>>(status: number, messages: Messages) {
  const entries = Object.entries(messages).map(([code, message]) => [code, { status, message }]);
  return Object.fromEntries(entries) as Record<keyof Messages, { status: number; message: string }>;
}

export type ErrorCode = keyof typeof errorCatalogue;

export type FieldErrors = Record<string, string>;

export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  errors?: FieldErrors;
  /** For `newerValues`: the stored values of the fields that the caller wanted to change. */
  current?: Record<string, unknown>;
  requestId?: string;
}
