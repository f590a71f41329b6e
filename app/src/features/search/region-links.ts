import { useQuery } from 'urql';
import type { RegionLinkFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { isCompleteRow } from '#app/lib/laundromats/card-laundromat.ts';
import { type Region, regions, searchedRegions } from '#contract/laundromat/regions.ts';

export const regionLink = graphql(`
  fragment RegionLink on laundromat_regions {
    name
    slug
    laundromats
  }
`);

export const regionLinksQuery = graphql(
  `
    query RegionLinks {
      laundromat_regions {
        ...RegionLink
      }
    }
  `,
  [regionLink],
);

/** Sorts regions by French rules; the database puts « Île-de-France » last. */
export function regionsByName(regions: readonly RegionLinkFragment[]) {
  return regions.filter(isCompleteRow).toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}

export function useRegionOptions(chosen: Region | null) {
  const [{ data }] = useQuery({ query: regionLinksQuery, variables: {} });
  const listed = [...regions, chosen, ...(data?.laundromat_regions ?? []).map(({ name }) => name)];
  const shown = searchedRegions.filter((region) => listed.includes(region));
  return [
    { value: '', label: 'Toutes les régions' },
    ...shown.map((region) => ({ value: region as string, label: region as string })),
  ];
}
