/**
 * The service workers of this site. Undefined on plain HTTP, and where the browser refuses them, as Firefox does with all
 * cookies blocked.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
