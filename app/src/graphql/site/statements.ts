import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { siteSettingsQuery } from './site-settings-query.ts';

export const countPlaceholder = '{nombre}';

export type StatementId =
  | 'popularPlan'
  | 'seoVisibility'
  | 'seoPosition'
  | 'seoCalls'
  | 'smsOpenRate'
  | 'homeCount'
  | 'aboutCount'
  | 'websiteCount'
  | 'faqReviews';

const laundromatCountQuery = graphql(`
  query LaundromatCount {
    laundromats_aggregate(where: { isActive: { _eq: true } }) {
      aggregate {
        count
      }
    }
  }
`);

/** A statement that names the count is missing until that is known. */
export function useStatements(): Partial<Record<StatementId, string>> {
  const [{ data }] = useQuery({ query: siteSettingsQuery });
  const statements = data?.site_statements ?? [];
  const pause = !statements.some(({ text }) => text.includes(countPlaceholder));
  const [counted] = useQuery({ query: laundromatCountQuery, variables: {}, pause });
  const count = counted.data?.laundromats_aggregate.aggregate?.count;
  return Object.fromEntries(
    statements
      .filter(({ text }) => count !== undefined || !text.includes(countPlaceholder))
      .map(({ id, text }) => [id, spaced(text.replaceAll(countPlaceholder, formatCount(count ?? 0)))]),
  );
}
