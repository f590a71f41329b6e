import type { Page } from 'playwright/test';

/** Throughput and delay of the « Slow 3G » of Chromium's developer tools. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow3g);
}
