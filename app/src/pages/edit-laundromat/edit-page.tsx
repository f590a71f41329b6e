import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { CloseLaundromat } from '#app/features/edit-laundromat/close-laundromat.tsx';
import { EditForm } from '#app/features/edit-laundromat/edit-form.tsx';
import { type EditedLaundromat, editedLaundromatQuery } from '#app/features/edit-laundromat/edit-query.ts';
import { PhotoManager } from '#app/features/owner-photos/photo-manager.tsx';
import { TransferLaundromat } from '#app/features/transfers/transfer-laundromat.tsx';
import { FailedPage, MissingLaundromat } from '#app/graphql/site/failed-page.tsx';
import { PrivateHead } from '#app/graphql/site/page-head.tsx';
import { useFreshRead } from '#app/graphql/use-fresh-query.ts';
import { paths } from '#app/paths.ts';
import { useUser } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { toastError } from '#app/ui/notices/toast.ts';
import { BackLink } from '#app/ui/pages/breadcrumbs.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { errorCatalogue } from '#contract/http/errors.ts';
import { rowId } from '#contract/validation/row-id.ts';

export function EditPage() {
  const { data: id } = rowId().safeParse(useParams().id);
  return id ? <EditById key={id} id={id} /> : <NotFound />;
}

function EditById({ id }: { id: string }) {
  const navigate = useNavigate();
  const me = useUser()?.id;
  // Never from the cache: the form must not overwrite a newer text with an outdated one.
  const [{ data, error, fetching }, reload] = useQuery({
    query: editedLaundromatQuery,
    variables: { id },
    requestPolicy: 'network-only',
  });
  const laundromat = data?.laundromats_by_pk;
  const belongsToAnother = me !== undefined && laundromat != null && laundromat.owner?.id !== me;

  useEffect(() => {
    if (!belongsToAnother) return;
    const description = errorCatalogue.notYourLaundromat.message;
    toastError('Accès refusé', description);
    void navigate(paths.ownerDashboard, { replace: true });
  }, [belongsToAnother, navigate]);

  if (error && !laundromat) {
    return (
      <FailedPage
        title="Cette laverie n'a pas pu être chargée"
        onRetry={() => reload({ requestPolicy: 'network-only' })}
      />
    );
  }
  if (belongsToAnother || (!laundromat && fetching)) return <EditSkeleton />;
  if (!laundromat) return <NotFound />;
  return <Edit laundromat={laundromat} />;
}

function Edit({ laundromat }: { laundromat: EditedLaundromat }) {
  const read = useFreshRead();
  const navigate = useNavigate();
  const { id, name } = laundromat;
  const reload = async () => (await read(editedLaundromatQuery, { id }))?.laundromats_by_pk;
  const leave = () => void navigate(paths.ownerDashboard, { replace: true });

  return (
    <Container className="pt-4 sm:pt-6">
      <div className="mx-auto max-w-5xl">
        <PrivateHead title={`Modifier ${name}`} />
        <BackLink to={paths.ownerDashboard}>Mes laveries</BackLink>
        <h1 className="mt-1 text-3xl font-extrabold tracking-tight wrap-anywhere sm:text-4xl">
          Modifier ma laverie
        </h1>
        <p className="mt-2 mb-6 text-lg wrap-anywhere text-slate">{name}</p>
        <div className="grid gap-6">
          <PhotoManager laundromat={laundromat} reload={async () => (await reload())?.photos} />
          <EditForm laundromat={laundromat} reload={reload} onLeave={leave} />
          {laundromat.isActive && <TransferLaundromat laundromat={laundromat} />}
          {laundromat.isActive && <CloseLaundromat laundromat={laundromat} onClosed={leave} />}
        </div>
      </div>
    </Container>
  );
}

function EditSkeleton() {
  return (
    <Container className="py-8">
      <Loading label="Chargement de votre laverie…" className="mx-auto max-w-5xl space-y-6">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-96 w-full" />
      </Loading>
    </Container>
  );
}

function NotFound() {
  return (
    <MissingLaundromat text="Cette laverie n'existe pas.">
      <LinkButton to={paths.ownerDashboard}>Retour à mes laveries</LinkButton>
    </MissingLaundromat>
  );
}
