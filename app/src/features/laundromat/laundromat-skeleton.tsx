import { PageTitle } from '#app/graphql/site/page-head.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';

export function LaundromatSkeleton() {
  return (
    <Container className="pt-3 pb-16 sm:pt-6">
      <PageTitle>Laverie</PageTitle>
      <Loading label="Chargement de la laverie…">
        <Skeleton className="mt-3 h-5 w-40" />
        <Skeleton className="mt-6 h-9 w-4/5 max-w-lg" />
        <Skeleton className="mt-4 h-5 w-56" />
        <Skeleton className="mt-6 aspect-5/4 rounded-card sm:aspect-5/2 lg:aspect-3/1" />
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
          <Skeleton className="h-96 rounded-card lg:order-last" />
          <div className="space-y-3">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
      </Loading>
    </Container>
  );
}
