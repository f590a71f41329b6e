import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SentResults } from '#app/graphql/sent-answers.ts';
import { PageOrigin, type ServerAnswer, ServerAnswerContext } from '#app/graphql/site/page-head.tsx';
import { ClockContext, stoppedClock } from '#app/lib/time/use-minute.ts';
import { AppRoutes } from '#app/router.tsx';
import { createSessionBrowser } from '#app/session/session-browser.ts';
import { createSession } from '#app/session/session.ts';
import { Providers } from '#app/shell/providers.tsx';
import type { PageRendererSettings, PageTask } from '#contract/site/page-renderer.ts';
import { createServerClient } from './server-client.ts';

type RenderOptions = Omit<PageTask, 'at'> & Omit<PageRendererSettings, 'shellPath'> & { at: Date };

export interface Rendering {
  status: number;
  location?: string;
  content: string;
  results: SentResults;
}

export async function renderPage(options: RenderOptions): Promise<Rendering> {
  const { address, requestId, at, origin, graphqlUrl, timeoutMs, addresses = [] } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const results: Record<number, unknown> = {};
  const failedQueries: string[] = [];
  const createClient = () =>
    createServerClient({
      graphqlUrl,
      requestId,
      deadline,
      onData: (key, data) => (results[key] = data),
      onError: (message) => failedQueries.push(message),
    });
  let status = 200;
  let location: string | undefined;
  const answer: ServerAnswer = {
    addresses,
    setStatus: (next) => {
      status = next;
    },
    redirect: (to, isPermanent) => {
      status = isPermanent ? 301 : 302;
      location = to;
    },
  };
  const content = await renderToText(
    <StrictMode>
      <PageOrigin value={origin}>
        <ClockContext value={stoppedClock(at)}>
          <ServerAnswerContext value={answer}>
            <Providers session={createSession(createSessionBrowser())} createClient={createClient}>
              <StaticRouter location={address}>
                <AppRoutes />
              </StaticRouter>
            </Providers>
          </ServerAnswerContext>
        </ClockContext>
      </PageOrigin>
    </StrictMode>,
    deadline,
  );
  if (failedQueries.length > 0) throw new Error(`A query failed: ${failedQueries.join('; ')}`);
  return { status, location, content, results };
}

function renderToText(app: React.ReactNode, deadline: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('The page was not rendered in time.')));
    const stream = renderToPipeableStream(app, {
      // Larger parts would be moved into place by inline scripts, which the Content-Security-Policy forbids.
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve),
    });
  });
}
