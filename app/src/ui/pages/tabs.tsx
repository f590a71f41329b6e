import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Part } from '#app/ui/states/error-boundary.tsx';

const parameter = 'onglet';

/**
 * The chosen tab, kept in the address, so that « back » returns to the one before. The first tab needs no parameter.
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

interface TabContent {
  name: string;
  title: string;
  /** Number of open items, shown unless it is zero or not known yet; `what` names the items for screen readers. */
  count?: number | null;
  what?: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly TabContent[];
  selected: string;
  onSelect: (name: string) => void;
  className?: string;
}

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const found = tabs.findIndex(({ name }) => name === selected);
  const index = Math.max(found, 0);
  useEffect(() => {
    // The tab may be outside the visible row on a phone. Headless UI marks it one render later.
    const tab = list.current?.children[index];
    if (tab instanceof HTMLElement && list.current)
      list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
  }, [index, tabs]);
  return (
    <TabGroup className={className} selectedIndex={index} onChange={(chosen) => onSelect(tabs[chosen]!.name)}>
      <TabList
        ref={list}
        aria-label={label}
        className="relative flex gap-x-1 overflow-x-auto shadow-[inset_0_-1px_0] shadow-line lg:flex-wrap lg:overflow-visible"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            className={clsx(
              'min-h-11 cursor-pointer rounded-t-control border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-slate -outline-offset-3',
              'hover:text-ink data-selected:border-blue-600 data-selected:text-blue-700',
            )}
          >
            <span>{tab.title}</span>{' '}
            {Boolean(tab.count) && (
              <span className="relative ml-2 rounded-full bg-blue-100 px-2 py-0.5 text-sm text-blue-900 tabular-nums">
                <span>{tab.count}</span>
                <span className="sr-only"> {tab.what}</span>
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-6">
        {tabs.map((tab) => (
          <TabPanel key={tab.name}>
            <TabTitle>{tab.title}</TabTitle>
            <Part>{tab.content}</Part>
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

function TabTitle({ children }: { children: string }) {
  useEffect(() => {
    const title = document.querySelector('title');
    const page = title?.textContent ?? '';
    if (!title) return;
    title.textContent = `${children} · ${page}`;
    return () => {
      title.textContent = page;
    };
  }, [children]);
  return null;
}
