import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { Card } from './card.tsx';

/** The grid of a card, which its skeleton shares, so that nothing moves. The parent must be a size container. */
export const cardGrid =
  'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 p-3 ' +
  '@md:grid-cols-[10rem_minmax(0,1fr)] @md:grid-rows-[1fr_auto] @md:gap-x-5 @md:p-4 ' +
  '@max-[15rem]:grid-cols-1 print:block print:p-2!';

export const cardList = 'grid gap-4 print:gap-2 grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))]';

export function CardSkeletons({ count, className }: { count: number; className: string }) {
  return (
    <Loading label="Chargement des laveries…" className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="@container">
          <div className={cardGrid}>
            <Skeleton className="aspect-4/5 @max-[15rem]:aspect-2/1 @md:row-span-2 @md:aspect-4/3" />
            <div className="flex flex-col gap-2.5 pt-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-1/2" />
            </div>
            <div className="col-span-full flex gap-2 @md:col-start-2">
              <Skeleton className="h-6 w-28" />
              <Skeleton className="h-6 w-24" />
            </div>
          </div>
        </Card>
      ))}
    </Loading>
  );
}
