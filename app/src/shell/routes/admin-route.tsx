import { lazy, Suspense } from 'react';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ConfirmFacts } from '#app/features/corrections/decide/confirm-facts.tsx';
import { CorrectionRow } from '#app/features/corrections/decide/correction-row.tsx';
import { DifferencesRow } from '#app/features/sources/differences-row.tsx';
import { LostRow } from '#app/features/sources/lost-row.tsx';
import { PairRow } from '#app/features/sources/pair-row.tsx';
import { UnclearRow } from '#app/features/sources/unclear-row.tsx';
import { paths } from '#app/paths.ts';

const ClaimScreen = lazy(async () => ({
  default: (await import('#app/features/claims/admin/claim-screen.tsx')).ClaimScreen,
}));

/** `/admin-dashboard`: joins the administration, the corrections of facts and the sources of laundromats. */
export function AdminRoute() {
  return (
    <AdminPage
      claim={(id, onDecided) => (
        <Suspense>
          <ClaimScreen key={id} id={id} onDecided={onDecided} />
        </Suspense>
      )}
      freshness={(laundromat) => <ConfirmFacts laundromat={laundromat} />}
      sources={{
        unclear: (object, onDecided) => (
          <UnclearRow key={`${object.type}/${object.id}`} object={object} onDecided={onDecided} />
        ),
        pair: (pair, onDecided) => <PairRow key={pair.id} pair={pair} onDecided={onDecided} />,
        differences: (object, onDecided) => (
          <DifferencesRow key={`${object.type}/${object.id}`} object={object} onDecided={onDecided} />
        ),
        lost: (object, onDecided) => (
          <LostRow key={`${object.type}/${object.id}`} object={object} onDecided={onDecided} />
        ),
      }}
      correction={(correction, onDecided) => (
        <CorrectionRow
          key={correction.id}
          correction={correction}
          edit={{
            to: `${paths.adminDashboard}?onglet=laveries&q=${encodeURIComponent(correction.laundromat.slug)}`,
            label: 'Gérer la fiche',
          }}
          withdraws
          onDecided={onDecided}
        />
      )}
    />
  );
}
