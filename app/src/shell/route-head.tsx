import { siteImage } from '#contract/site/page-head.ts';
import { pageHeads } from '#contract/site/routes.ts';
import { PageHead } from '../ui/page-head.tsx';

/** The head of a fixed page. */
export function RouteHead({ path }: { path: string }) {
  return <PageHead head={{ ...pageHeads[path]!, path, image: { url: siteImage } }} />;
}
