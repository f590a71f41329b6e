import { Skeleton } from '#app/ui/states/skeleton.tsx';

/** A detail of publisher or host, or a visible mark that it is missing. Undefined while loading. */
export function LegalDetail({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <div className="flex flex-wrap gap-x-6 py-3">
      <dt className="basis-56 text-slate">{name}</dt>
      <dd className="flex-1 basis-56 font-medium">
        {value === undefined && <Skeleton className="h-6 w-48" />}
        {value && <span>{value}</span>}
        {value === null && (
          <span className="rounded-md border border-dashed border-slate/60 px-2 py-0.5 text-base text-slate">
            à compléter par l&apos;éditeur
          </span>
        )}
      </dd>
    </div>
  );
}
