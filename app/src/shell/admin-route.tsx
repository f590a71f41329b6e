import { AdminPage } from '../features/admin/admin-page.tsx';
import { ConfirmFacts } from '../features/corrections/confirm-facts.tsx';
import { CorrectionRow } from '../features/corrections/correction-row.tsx';
import { paths } from '../paths.ts';

/** `/admin-dashboard`: joins the administration and the corrections of facts, two separate features. */
export function AdminRoute() {
  return (
    <AdminPage
      freshness={(laundromat) => <ConfirmFacts laundromat={laundromat} />}
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
