import { useQuery } from 'urql';
import { graphql } from '#app/data/graphql.ts';
import { isCompleteRow } from '#app/lib/laundromats/complete-row.ts';
import { paths } from '#app/paths.ts';
import { Redirect } from '#app/ui/pages/redirect.tsx';
import { ClosedLaundromat } from './closed-laundromat.tsx';
import { LaundromatNotFound } from './laundromat-not-found.tsx';
import { LaundromatSkeleton } from './laundromat-skeleton.tsx';

const formerLaundromatQuery = graphql(`
  query FormerLaundromat($slug: String!) {
    closed_laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
      id
      name
      address
      postalCode
      city
      latitude
      longitude
      closedAt
      place {
        communeId
        name
        slug
        region
        regionSlug
      }
    }
    laundromat_redirects(where: { slug: { _eq: $slug } }, limit: 1) {
      slug
      laundromat {
        id
        slug
      }
      closed {
        id
        slug
      }
      place {
        communeId
        slug
        regionSlug
      }
    }
  }
`);

/**
 * The page of a laundromat that is closed for good. The address of one that was merged into another leads to that one, of
 * one that closed long ago to its town; else says that there is none.
 */
export function FormerLaundromat({ slug }: { slug: string }) {
  const [{ data, fetching }] = useQuery({ query: formerLaundromatQuery, variables: { slug } });
  if (fetching) return <LaundromatSkeleton />;
  const closed = data?.closed_laundromats[0];
  if (closed) return <ClosedLaundromat laundromat={closed} />;
  const redirect = data?.laundromat_redirects[0];
  const other = redirect?.laundromat ?? redirect?.closed;
  const place = redirect?.place;
  if (other?.slug) return <Redirect to={paths.laundromat(other.slug)} isPermanent />;
  if (place && isCompleteRow(place))
    return <Redirect to={paths.city(place.regionSlug, place.slug)} isPermanent />;
  return <LaundromatNotFound />;
}
