import { type ReactNode, useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { CardList } from '#app/features/laundromat-card/laundromat-card.tsx';
import type { SearchCriteria } from '#app/features/search/search-params.ts';
import { featuredArguments, featuredOfTheMonthQuery } from '#app/features/search/search-query.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { Section } from '#app/ui/pages/container.tsx';
import { featuredOfTheMonth, homeCardServices } from '#contract/laundromat/search.ts';

/** One row to swipe where three do not fit side by side: the results stay within reach. */
const grid =
  'grid auto-cols-[92%] grid-flow-col gap-4 sm:auto-cols-[44%] lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-3 ' +
  'max-lg:-mx-4 max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-2 ' +
  'max-lg:*:snap-start sm:max-lg:-mx-6 sm:max-lg:scroll-px-6 sm:max-lg:px-6';

interface FeaturedOfTheMonthProps {
  criteria: SearchCriteria;
  eager?: boolean;
  /** The rest of the page. It is shown together with the laundromats, which would push it down if they came later. */
  children?: ReactNode;
}

/** « Laveries du mois »: featured laundromats, marked as paid. Renders nothing while there are none. */
export function FeaturedOfTheMonth({ criteria, eager, children }: FeaturedOfTheMonthProps) {
  // The time is fixed when the page opens, so that the rotation does not change the cards while they are read.
  const [now] = useState(useMinute());
  const args = featuredArguments(criteria, now);
  const [{ data: answer, fetching }] = useQuery({
    query: featuredOfTheMonthQuery,
    variables: { args: args ?? { moment: '' } },
    pause: args === null,
  });
  const data = useDeferredValue(answer);
  const matches = (data?.featured_of_the_month ?? []).filter(({ laundromat }) => laundromat);
  if (args === null || (matches.length === 0 && data === answer && !fetching)) return children;
  if (children && !data) return null;

  return (
    <>
      <Section
        title="Laveries du mois"
        intro="Des laveries mises en avant par leurs propriétaires, avec une formule payante, chacune à son tour."
        className="pt-5 pb-6 sm:pt-10 sm:pb-8 print:hidden"
      >
        {data ? (
          <CardList
            matches={matches}
            paidRank
            services={homeCardServices}
            eager={eager ? featuredOfTheMonth : 0}
            className={grid}
          />
        ) : (
          <CardSkeletons count={featuredOfTheMonth} className={grid} />
        )}
      </Section>
      {children}
    </>
  );
}
