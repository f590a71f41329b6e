import { useSearchParams } from 'react-router-dom';

const parameter = 'onglet';

/**
 * Keeps the selected tab in the address, so that « back » returns to the tab before. The first tab needs no
 * parameter.
 */
export function useAddressTab<Name extends string>(
  names: readonly [Name, ...Name[]],
): [Name, (name: string) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(parameter);
  const selected = names.find((name) => name === requested) ?? names[0];
  const select = (name: string) =>
    setSearch(name === names[0] ? {} : { [parameter]: name }, { preventScrollReset: true });
  return [selected, select];
}
