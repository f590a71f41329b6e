import { useSearchParams } from 'react-router-dom';

/** Steps of a claim, by the word in the address, with the title that the visitor reads. */
export const claimSteps = { laverie: 'La laverie', preuve: 'Votre preuve', envoi: "L'envoi" } as const;
export type ClaimStep = keyof typeof claimSteps;
export const stepNames = Object.keys(claimSteps) as ClaimStep[];

const parameter = 'etape';

export const stepHref = (step: ClaimStep) => `?${parameter}=${step}`;

/** Keeps the step in the address, so that « back » returns to the step before; null without one. */
export function useClaimStep(): [ClaimStep | null, (step: ClaimStep | null) => void] {
  const [search, setSearch] = useSearchParams();
  const step = stepNames.find((name) => name === search.get(parameter)) ?? null;
  const open = (next: ClaimStep | null) => setSearch(next ? { [parameter]: next } : {});
  return [step, open];
}
