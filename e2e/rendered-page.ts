import type { Frame, Page, Response } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Opens a page that the server has rendered; one that is busy or has just started may send the shell at first. */
export async function openRendered(
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
