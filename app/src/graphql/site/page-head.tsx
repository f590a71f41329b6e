import { createContext, useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { photoPreviewUrl, previewSize } from '#contract/photos/shown-photo.ts';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import { useSiteContact } from './site-settings-query.ts';

export interface ServerAnswer {
  setStatus: (status: number) => void;
  /** Answers with a redirect: permanent if the address has moved for good, else for this request. */
  redirect: (location: string, isPermanent: boolean) => void;
  addresses: readonly AddressSuggestion[];
}

export const ServerAnswerContext = createContext<ServerAnswer | null>(null);

export function Redirect({ to, isPermanent = false }: { to: string; isPermanent?: boolean }) {
  const answer = useContext(ServerAnswerContext);
  if (!answer) return <Navigate replace to={to} />;
  answer.redirect(to, isPermanent);
  return null;
}

export const PageOrigin = createContext(globalThis.location?.origin ?? '');

type Absolute = (address: string) => string;

export interface PageHeadProps {
  title: string;
  description: string;
  path: string;
  image?: { url: string; alt?: string | null } | null;
  /** Structured data of schema.org, which requires absolute addresses. */
  data?: (absolute: Absolute) => object;
}

const siteImage = { url: '/og.png', alt: null };

function useFullTitle(title: string): string {
  return `${title} · ${useSiteContact().siteTitle}`;
}

export function PageTitle({ children }: { children: string }) {
  return <title>{useFullTitle(children)}</title>;
}

/** React moves all but the structured data into the head. X reads the tags of Open Graph, too. */
export function PageHead({ title, description, path, image = siteImage, data }: PageHeadProps) {
  const origin = useContext(PageOrigin);
  const fullTitle = useFullTitle(title);
  const absolute: Absolute = (address) => (address.startsWith('/') ? origin + address : address);
  const jpeg = image && photoPreviewUrl(image.url);
  const picture = image && absolute(jpeg ?? image.url);
  const type = jpeg ? 'image/jpeg' : image === siteImage ? 'image/png' : null;
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={absolute(path)} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(path)} />
      {picture && <meta property="og:image" content={picture} />}
      {type && (
        <>
          <meta property="og:image:type" content={type} />
          <meta property="og:image:width" content={`${previewSize.width}`} />
          <meta property="og:image:height" content={`${previewSize.height}`} />
        </>
      )}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {data && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data(absolute)) }} />
      )}
    </>
  );
}

export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
    </>
  );
}

export function MissingHead({ title }: { title: string }) {
  useContext(ServerAnswerContext)?.setStatus(404);
  return <PrivateHead title={title} />;
}

export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
