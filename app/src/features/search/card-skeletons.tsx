import { clsx } from 'clsx';
import { Card } from '#app/ui/card.tsx';
import { Loading, Skeleton } from '#app/ui/skeleton.tsx';
import { rowGrid } from './row-grid.ts';

const label = 'Chargement des laveries…';

/** Placeholders for `count` result rows, so that nothing moves when they arrive. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Loading label={label} className="grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={clsx(rowGrid, 'p-3 sm:p-4')}>
          <Skeleton className="aspect-4/5 [grid-area:photo] sm:aspect-4/3" />
          <div className="[grid-area:facts]">
            <Lines />
          </div>
          <div className="flex gap-2 [grid-area:services]">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-32" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}

/** Placeholders for `count` tiles of the directory's grid. */
export function TileSkeletons({ count, className }: { count: number; className: string }) {
  return (
    <Loading label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="overflow-hidden">
          <Skeleton className="aspect-2/1 rounded-none sm:aspect-16/10" />
          <div className="p-4">
            <Lines />
            <Skeleton className="mt-5 h-6 w-40" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}

function Lines() {
  return (
    <div className="flex flex-col gap-2.5 pt-1">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  );
}
