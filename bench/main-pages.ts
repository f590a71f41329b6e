/** Returns the chosen ones of the pages that most visits begin with, by name, on a site with laundromats in Lyon. */
export async function chosenPages(site: string, names: string): Promise<[name: string, url: string][]> {
  const list = await fetch(new URL('/api/laundromats?city=Lyon', site));
  const [first] = (await list.json()) as { slug: string }[];
  if (!first) throw new Error(`${site} has no laundromat in Lyon.`);
  const pages: Record<string, string> = {
    home: '/',
    directory: '/directory',
    detail: `/laverie/${first.slug}`,
  };
  return names.split(',').map((name) => {
    const address = pages[name];
    if (!address)
      throw new Error(`There is no page ${name}; the pages are ${Object.keys(pages).join(', ')}.`);
    return [name, new URL(address, site).href];
  });
}
