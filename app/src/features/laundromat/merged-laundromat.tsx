import { useQuery } from 'urql';
import { graphql } from '#app/data/graphql.ts';
import { paths } from '#app/paths.ts';
import { Redirect } from '#app/ui/redirect.tsx';
import { LaundromatNotFound } from './laundromat-not-found.tsx';
import { LaundromatSkeleton } from './laundromat-skeleton.tsx';

const mergedLaundromatQuery = graphql(`
  query MergedLaundromat($slug: String!) {
    laundromat_redirects(where: { slug: { _eq: $slug } }, limit: 1) {
      slug
      laundromat {
        id
        slug
      }
    }
  }
`);

/** Leads from the address of a laundromat that was merged into another to that one; else says that there is none. */
export function MergedLaundromat({ slug }: { slug: string }) {
  const [{ data, fetching }] = useQuery({ query: mergedLaundromatQuery, variables: { slug } });
  if (fetching) return <LaundromatSkeleton />;
  const merged = data?.laundromat_redirects[0];
  if (!merged) return <LaundromatNotFound />;
  return <Redirect to={paths.laundromat(merged.laundromat.slug)} isPermanent />;
}
