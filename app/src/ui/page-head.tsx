import { useSyncExternalStore } from 'react';
import { addressesOf, metaTags, type PageHead as Head, scriptJson } from '#contract/site/page-head.ts';

/**
 * Title, canonical address, social tags and structured data of a page; React moves all but the last into the
 * document's head. The server writes the same ones into its HTML.
 */
export function PageHead({ head }: { head: Head }) {
  const absolute = addressesOf(useOrigin());
  return (
    <>
      <title>{head.title}</title>
      <link rel="canonical" href={absolute(head.path)} />
      {metaTags(head, absolute).map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {head.data && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(head.data(absolute)) }}
        />
      )}
    </>
  );
}

const never = () => () => {};

/** Returns `https://lavoir.fr` in a browser; empty on a server, where addresses stay relative. */
function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}
