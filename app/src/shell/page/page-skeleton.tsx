import { Container } from '#app/ui/pages/container.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';

/** Takes the place of a page that cannot be shown yet. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Container className="py-12">
      <Loading label={label} className="space-y-4">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    </Container>
  );
}
