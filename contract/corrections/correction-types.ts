export const correctionTypes = {
  closed: 'Fermé définitivement',
  hours: 'Horaires faux',
  price: 'Prix faux',
  location: 'Mal placé',
  machine: 'Machine en panne',
} as const;
export type CorrectionType = keyof typeof correctionTypes;
