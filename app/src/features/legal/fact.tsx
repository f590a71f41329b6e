import { Skeleton } from '#app/ui/skeleton.tsx';

/** A fact of the legal pages, or a visible mark that the publisher has not given it yet. Undefined while loading. */
export function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="text-slate">{name}</dt>
      <dd className="font-medium">
        {value === undefined && <Skeleton className="h-6 w-48" />}
        {value}
        {value === null && (
          <span className="rounded-md border border-dashed border-slate/60 px-2 py-0.5 text-base text-slate">
            à compléter par l&apos;éditeur
          </span>
        )}
      </dd>
    </div>
  );
}
