import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSearchUrl } from '#app/features/search/search-params.ts';
import { filterServiceIds } from '#contract/laundromat/reference-services.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FilterChips } from './filter-chips.tsx';

const sorts = ['relevance'] as const;

function LongPage() {
  return (
    <div className="h-[300vh] pt-100">
      <FilterChips search={useSearchUrl(sorts)} withDistance closeText="Voir 18 laveries" />
    </div>
  );
}

test('the page behind « Filtres » stays where it was, also when its fields take the focus', async () => {
  fakeServer({
    'graphql Services': () => ({ services: [] }),
    'graphql RegionLinks': () => ({ laundromat_regions: [] }),
  });
  await renderPage(<LongPage />);
  window.scrollTo({ top: 200, behavior: 'instant' });
  await page.getByRole('button', { name: 'Filtres' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtres' });
  await expect.element(filters.getByRole('button', { name: 'Fermer' })).toBeVisible();
  await expect.poll(() => filters.element().contains(document.activeElement)).toBe(true);
  expect(window.scrollY).toBe(200);
  const last = filters.getByRole('button', { name: 'Voir 18 laveries' });
  (last.element() as HTMLElement).focus();
  expect(window.scrollY).toBe(200);
});

test('chips that are pressed before the first choice is shown add up', async () => {
  const names = [...filterServiceIds.slice(0, 2)].map((id, index) => ({
    id,
    name: `Service ${index}`,
    icon: '',
  }));
  fakeServer({ 'graphql Services': () => ({ services: names }) });
  await renderPage(<LongPage />);
  const chips = ['Service 0', 'Service 1', /^Grande capacité/].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  await expect.element(chips[0]!).toBeInTheDocument();
  for (const chip of chips) (chip.element() as HTMLElement).click();
  for (const chip of chips) await expect.element(chip).toBeChecked();
});
