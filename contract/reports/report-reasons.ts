export const laundromatReasons = {
  closed: 'La laverie est fermée définitivement',
  wrong: 'Des informations sont fausses',
  duplicate: 'La laverie figure deux fois',
  illegal: 'Le contenu est illicite',
  other: 'Autre motif',
} as const;

export const reviewReasons = {
  fake: "L'avis ne correspond pas à une visite réelle",
  offensive: 'Les propos sont injurieux ou haineux',
  personal: "L'avis ou une photo contient des données personnelles",
  illegal: 'Le contenu est illicite',
  other: 'Autre motif',
} as const;

export const reportReasons = { ...laundromatReasons, ...reviewReasons };
export type ReportReason = keyof typeof reportReasons;

export const needsWords: ReadonlySet<ReportReason> = new Set(['illegal', 'other']);
export const reasonMessage = 'Veuillez choisir un motif';
export const wordsMessage = 'Veuillez expliquer le motif de votre signalement';
