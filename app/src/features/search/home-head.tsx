import { siteImage } from '#contract/site/page-head.ts';
import { pageHeads } from '#contract/site/routes.ts';
import { paths } from '#app/paths.ts';
import { PageHead } from '#app/ui/page-head.tsx';

const head = { ...pageHeads['/']!, path: paths.home, image: { url: siteImage } };

/** The whole head of `/`. The first view does not wait for it, because the server has sent the same one. */
export function HomeHead({ title }: { title: string }) {
  return <PageHead head={{ ...head, title }} />;
}
