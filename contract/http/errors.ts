/**
 * Every refusal of the REST endpoints. The `message` of an answer may be more precise than the one here; `code` never
 * changes.
 */
export const errorCatalogue = {
  invalidInput: { status: 400, message: 'Certaines informations ne sont pas valides.' },
  malformedJson: { status: 400, message: "Le corps de la requête n'est pas un JSON valide." },
  malformedRequest: { status: 400, message: "La requête n'est pas lisible." },
  linkUnusable: { status: 400, message: "Ce lien n'est plus valable. Veuillez en demander un nouveau." },
  claimCodeRefused: {
    status: 400,
    message: "Ce code n'est pas le bon ou n'est plus valable. Demandez-en un nouveau.",
  },
  signatureRefused: { status: 400, message: "La signature de cette notification n'est pas valable." },
  planIsFree: { status: 400, message: "Cette formule est gratuite\u00a0: il n'y a rien à payer." },
  wrongCredentials: { status: 401, message: "L'email ou le mot de passe est incorrect." },
  wrongPassword: { status: 403, message: "Le mot de passe actuel n'est pas le bon." },
  unauthenticated: {
    status: 401,
    message: 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.',
  },
  sessionExpired: { status: 401, message: 'Votre session a expiré. Veuillez vous reconnecter.' },
  hookRefused: { status: 401, message: 'Cette adresse est réservée au service.' },
  otherOrigin: { status: 403, message: "Cette requête ne vient pas d'une page du site." },
  accountDisabled: { status: 403, message: 'Ce compte est désactivé. Veuillez contacter le support.' },
  adminOnly: { status: 403, message: "Vous n'avez pas les permissions d'administrateur" },
  ownerOnly: { status: 403, message: 'Vous devez être connecté en tant que propriétaire' },
  notYourLaundromat: { status: 403, message: 'Vous ne pouvez modifier que vos propres laveries' },
  ownLaundromatReviewed: {
    status: 403,
    message: 'Vous ne pouvez pas donner votre avis sur votre propre laverie.',
  },
  ownLaundromatAsked: { status: 403, message: 'Cette laverie est la vôtre.' },
  ownerNetworkReviewed: {
    status: 403,
    message:
      'Votre connexion est celle du propriétaire de cette laverie\u00a0: nous ne publions pas d’avis venant de chez lui. Ce n’est pas vous\u00a0? Réessayez depuis un autre réseau, ou écrivez-nous.',
  },
  laundromatLimitReached: {
    status: 403,
    message: "Votre abonnement ne permet pas d'ajouter une laverie supplémentaire.",
  },
  emailUnconfirmed: {
    status: 403,
    message:
      "Confirmez d'abord votre adresse email\u00a0: le lien se trouve dans le message envoyé à votre inscription.",
  },
  claimLimitReached: {
    status: 403,
    message: 'Vous avez déjà trois demandes en cours. Attendez une réponse ou retirez-en une.',
  },
  photoLimitReached: { status: 403, message: 'Limite de photos atteinte' },
  notFound: { status: 404, message: "Cette adresse n'existe pas." },
  laundromatNotFound: { status: 404, message: "Cette laverie n'existe pas ou a été supprimée." },
  placeNotFound: { status: 404, message: 'Aucune adresse connue à cet endroit.' },
  planNotFound: {
    status: 404,
    message: "Plan d'abonnement introuvable. Veuillez contacter le support.",
  },
  checkoutNotFound: { status: 404, message: "Ce paiement n'existe pas ou ne vous appartient pas." },
  subscriptionNotFound: { status: 404, message: "Vous n'avez pas encore d'abonnement à gérer." },
  photoNotFound: { status: 404, message: "Cette photo n'existe pas ou a été supprimée." },
  claimNotFound: { status: 404, message: "Cette demande n'existe pas ou a été supprimée." },
  correctionNotFound: { status: 404, message: "Ce signalement n'existe pas ou a été supprimé." },
  questionNotFound: { status: 404, message: "Cette question n'existe pas ou a été supprimée." },
  reviewNotFound: { status: 404, message: "Cet avis n'existe pas ou a été supprimé." },
  methodNotAllowed: { status: 405, message: "Cette méthode n'est pas acceptée à cette adresse." },
  conflict: { status: 409, message: 'Cette opération entre en conflit avec des données existantes.' },
  newerValues: {
    status: 409,
    message:
      'Ces informations ont changé depuis que vous avez ouvert le formulaire. Choisissez les valeurs à garder, puis enregistrez à nouveau.',
  },
  alreadyStored: {
    status: 409,
    message: 'Une première version de ce texte est déjà enregistrée et ne peut plus être remplacée.',
  },
  notWithdrawable: {
    status: 409,
    message: 'Ce texte ne peut plus être retiré depuis cet appareil. Écrivez-nous depuis la page Contact.',
  },
  otherAuthor: {
    status: 409,
    message: 'Cet envoi appartient à un autre compte que celui qui est connecté.',
  },
  laundromatClosed: { status: 409, message: 'Cette laverie est fermée définitivement.' },
  claimClosed: { status: 409, message: 'Cette demande ne peut plus être modifiée.' },
  transferClosed: { status: 409, message: "Cette proposition n'existe plus, ou a déjà reçu une réponse." },
  claimOwnerChanged: {
    status: 409,
    message: 'Le propriétaire de cette laverie a changé entre-temps. Veuillez recharger la page.',
  },
  claimWaits: {
    status: 409,
    message:
      'Cette demande ne peut pas encore être acceptée\u00a0: sans preuve, sept jours passent après que le contact de la fiche a été interrogé, et un propriétaire actuel a quatorze jours pour répondre.',
  },
  claimantUnavailable: {
    status: 409,
    message: "Le compte du demandeur est désactivé ou n'est plus celui d'un propriétaire.",
  },
  correctionDecided: { status: 409, message: 'Ce signalement a déjà été traité.' },
  ownerUnreachable: {
    status: 409,
    message: 'Le propriétaire de cette laverie ne reçoit pas de questions pour le moment.',
  },
  questionAnswered: { status: 409, message: 'Vous avez déjà répondu à cette question.' },
  reviewAnswered: { status: 409, message: 'Vous avez déjà répondu à cet avis.' },
  photosChanged: {
    status: 409,
    message: 'Les photos de cette laverie ont changé entre-temps. Veuillez recharger la page.',
  },
  priceChanged: {
    status: 409,
    message: 'Le tarif de cette formule a changé. Veuillez recharger la page.',
  },
  alreadySubscribed: {
    status: 409,
    message:
      "Vous avez déjà un abonnement en cours. Changez de formule depuis votre espace d'abonnement plutôt que d'en payer un second.",
  },
  subscriptionUnmanaged: {
    status: 409,
    message: "Votre abonnement n'est pas rattaché au paiement en ligne. Veuillez contacter le support.",
  },
  draftAlreadyUsed: { status: 409, message: 'Cette laverie a déjà été enregistrée.' },
  subscriptionRunning: {
    status: 409,
    message:
      "Votre abonnement est encore en cours. Résiliez-le depuis votre espace d'abonnement\u00a0; vous pourrez aussitôt après supprimer votre compte.",
  },
  emailTaken: { status: 409, message: 'Un compte existe déjà avec cet email.' },
  laundromatDeleted: {
    status: 410,
    message: 'Cette laverie a déjà été enregistrée, puis supprimée. Pour en savoir plus, contactez-nous.',
  },
  reviewRemoved: {
    status: 410,
    message: 'Cet avis a déjà été publié, puis retiré ou remplacé. Il ne peut pas être publié de nouveau.',
  },
  photoRemoved: {
    status: 410,
    message: 'Cette photo a déjà été ajoutée, puis retirée. Elle ne peut pas être ajoutée de nouveau.',
  },
  bodyTooLarge: { status: 413, message: 'La requête est trop volumineuse.' },
  unsupportedBody: { status: 415, message: "Ce format de données n'est pas accepté." },
  tooManyRequests: {
    status: 429,
    message: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  },
  internal: { status: 500, message: "Une erreur inattendue s'est produite. Veuillez réessayer plus tard." },
  paymentsUnavailable: {
    status: 503,
    message:
      'Le service de paiement est momentanément indisponible. Veuillez réessayer dans quelques instants.',
  },
  geocoderUnavailable: {
    status: 503,
    message:
      "La recherche d'adresses est momentanément indisponible. Vous pouvez saisir l'adresse vous-même.",
  },
  unavailable: {
    status: 503,
    message: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

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
