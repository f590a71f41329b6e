import { useSearchParams } from 'react-router-dom';

const parameter = 'onglet';

/** The tab in view, kept in the address: « back » returns to the one before. The first name needs no parameter. */
export function useAddressTab<Name extends string>(
  names: readonly [Name, ...Name[]],
): [Name, (name: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const selected = names.find((name) => name === asked) ?? names[0];
  const select = (name: string) =>
    setSearch(name === names[0] ? {} : { [parameter]: name }, { preventScrollReset: true });
  return [selected, select];
}
