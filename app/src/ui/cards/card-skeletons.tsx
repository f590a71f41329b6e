import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { cardGrid } from './card-grid.ts';
import { Card } from './card.tsx';

/** Placeholders for `count` cards of laundromats, so that nothing moves when they arrive. */
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
