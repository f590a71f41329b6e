import { VisitRecord } from '#app/features/account/visits.ts';
import { OpenedPageRecord } from '#app/offline/reading/opened-pages.ts';
import { paths } from '#app/paths.ts';

interface LaundromatRecordsProps {
  laundromat: { id: string; slug: string; name: string; city: string };
}

export function LaundromatRecords({ laundromat: { id, slug, name, city } }: LaundromatRecordsProps) {
  return (
    <>
      <VisitRecord laundromat={{ id, slug, name }} />
      <OpenedPageRecord kind="laundromat" href={paths.laundromat(slug)} title={name} detail={city} />
    </>
  );
}
