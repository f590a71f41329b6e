import type { Frame, Page, Response } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Opens a page that the server has drawn: a server that is busy or has just started may send the empty one at first. */
export async function openDrawn(
  page: Pick<Frame | Page, 'goto'>,
  address: string,
  options?: Parameters<Frame['goto']>[1],
): Promise<Response> {
  let sent: Response | null = null;
  await expect(async () => {
    sent = await page.goto(address, options);
    expect(await sent?.text()).toContain('id="page-data"');
  }).toPass();
  return sent!;
}
