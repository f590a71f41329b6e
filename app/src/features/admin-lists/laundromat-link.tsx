import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The name of a laundromat in a row of a list, which leads to its page. */
export function LaundromatLink({ laundromat }: { laundromat: { slug: string; name: string } }) {
  return (
    <Link
      to={paths.laundromat(laundromat.slug)}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:text-blue-700 sm:min-h-6"
    >
      {laundromat.name}
    </Link>
  );
}
