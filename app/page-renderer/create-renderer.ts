import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from 'react-router-dom';
import { type AppRoute, redirects, routes } from '#app/routes.ts';
import type { CreatePageRenderer, RenderedPage } from '#contract/site/page-renderer.ts';
import { site } from '#contract/site/site.ts';
import { type ClientManifest, filesOf, loaderOf } from './page-files.ts';
import { renderPage } from './render-page.tsx';
import { fillShell, hashOf, withHead } from './shell.ts';

export interface ClientBuild {
  shellHash: string;
  manifest: ClientManifest;
}

export function rendererFor(build: ClientBuild): CreatePageRenderer {
  return (settings) => {
    const shell = readFileSync(settings.shellPath, 'utf8');
    const isOurs = hashOf(shell) === build.shellHash;
    return async (task) => {
      const { pathname } = new URL(task.address, settings.origin);
      const target = redirects[pathname];
      if (target) return page({ status: 301, location: target, html: '' });
      const route = routes.find(({ path }) => matchPath(path, pathname));
      if (route?.rendering === 'browser') return page({ html: withHead(shell, privateHead(route)) });
      if (!isOurs)
        return plainShell(shell, 'The client files belong to another build than the page renderer.');
      try {
        const at = new Date(task.at);
        const { status, location, content, results } = await renderPage({
          ...settings,
          ...task,
          at,
        });
        if (location) return page({ status, location, html: '' });
        const files = route ? await filesOf(route, build.manifest) : [];
        const loader = loaderOf(build.manifest);
        const fill = (shown: string) =>
          fillShell(shell, { content, loader, files, page: { at: shown, results } });
        return page({ status, html: fill(at.toISOString()), etag: hashOf(fill('')) });
      } catch (error) {
        return plainShell(shell, String(error));
      }
    };
  };
}

function page({ html, ...others }: Partial<RenderedPage> & { html: string }): RenderedPage {
  return { status: 200, html, etag: hashOf(html), errors: [], isShell: false, ...others };
}

function plainShell(shell: string, error: string): RenderedPage {
  return page({ html: shell, errors: [error], isShell: true });
}

function privateHead({ title }: AppRoute): string {
  const fullTitle = createElement('title', null, title ? `${title} · ${site.name}` : site.name);
  const robots = createElement('meta', { name: 'robots', content: 'noindex' });
  return renderToStaticMarkup(createElement(Fragment, null, fullTitle, robots));
}
