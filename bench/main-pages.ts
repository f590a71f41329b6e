/** The pages that most visits begin with, by name, with their addresses on a site with laundromats in Lyon. */
export async function mainPages(site: string): Promise<Record<string, string>> {
  const list = await fetch(new URL('/api/laundromats?city=Lyon', site));
  const [first] = (await list.json()) as { slug: string }[];
  if (!first) throw new Error(`${site} has no laundromat in Lyon.`);
  return { home: '/', directory: '/directory', detail: `/laverie/${first.slug}` };
}

/** Returns the chosen ones of these pages; `names` are separated by commas. */
export function chosenPages(pages: Record<string, string>, names: string): [name: string, address: string][] {
  return names.split(',').map((name) => {
    const address = pages[name];
    if (!address)
      throw new Error(`There is no page ${name}; the pages are ${Object.keys(pages).join(', ')}.`);
    return [name, address];
  });
}
