import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

/** @type {{ rendererPath: string, settings: import('../../../contract/site/page-renderer.ts').PageRendererSettings }} */
const { rendererPath, settings } = workerData;
const loading = import(pathToFileURL(rendererPath).href).then(({ createPageRenderer }) =>
  createPageRenderer(settings),
);
// The first page reports the error; a thread that fails while it starts is not replaced.
loading.catch(() => undefined);

/** @type {import('../../../contract/site/page-renderer.ts').RenderPage} */
export default async function renderPage(task) {
  const render = await loading;
  return render(task);
}
