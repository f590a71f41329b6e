import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { name: string; title: ReactNode; content: ReactNode }[];
  /** The tab in view and who is told about another choice, where the address remembers it. */
  selected?: string;
  onSelect?: (name: string) => void;
  className?: string;
}

/** Several panels in one place, one shown at a time; arrow keys move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone a tab that the address names may stand outside the row.
    const tab = list.current?.querySelector<HTMLElement>('[data-selected]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
  }, [selected, tabs]);
  const found = tabs.findIndex(({ name }) => name === selected);
  return (
    <TabGroup
      className={className}
      selectedIndex={selected === undefined ? undefined : Math.max(found, 0)}
      onChange={(index) => onSelect?.(tabs[index]!.name)}
    >
      <TabList
        ref={list}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            className={clsx(
              '-mb-px min-h-11 cursor-pointer border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-slate',
              'hover:text-ink data-selected:border-blue-600 data-selected:text-blue-700',
            )}
          >
            {tab.title}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-6">
        {tabs.map((tab) => (
          <TabPanel key={tab.name}>{tab.content}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
