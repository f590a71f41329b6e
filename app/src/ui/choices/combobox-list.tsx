import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { optionClass } from '#app/ui/fields/field-parts.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string;
  group?: string;
  onRemove?: () => void;
}

/** The parts of a row that the arrow keys reach: the option itself, or the cross that deletes it. */
export type Part = 'option' | 'cross';

interface ActivePart {
  index: number;
  part: Part;
}

interface SuggestionListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  active: ActivePart | null;
  onChoose: (option: ComboboxOption) => void;
  onRemove: (option: ComboboxOption) => void;
}

export const optionId = (id: string, { index, part }: ActivePart) => `${id}-${index}-${part}`;

export function SuggestionList({ id, label, options, active, onChoose, onRemove }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="max-h-78 overflow-y-auto"
      // Keeps the focus in the field: without it the list would close.
      onMouseDown={(event) => event.preventDefault()}
    >
      {inGroups(options).map(({ group, members }) => {
        const suggestions = members.map(({ option, index }) => (
          <Suggestion
            key={option.value}
            id={id}
            index={index}
            option={option}
            active={active?.index === index ? active.part : null}
            onChoose={() => onChoose(option)}
            onRemove={() => onRemove(option)}
          />
        ));
        return group ? (
          <div key={group} role="group" aria-label={group}>
            <div aria-hidden className="px-3 pt-2.5 pb-1 text-sm font-semibold text-slate">
              {group}
            </div>
            {suggestions}
          </div>
        ) : (
          suggestions
        );
      })}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  index: number;
  option: ComboboxOption;
  active: Part | null;
  onChoose: () => void;
  onRemove: () => void;
}

function Suggestion({ id, index, option, active, onChoose, onRemove }: SuggestionProps) {
  const row = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field keeps the focus and handles the keys.
    <div
      id={optionId(id, { index, part: 'option' })}
      role="option"
      tabIndex={-1}
      aria-selected={active === 'option'}
      data-focus={active === 'option' || undefined}
      onClick={onChoose}
      ref={active === 'option' ? scrollToIt : undefined}
      className={clsx(optionClass, 'min-w-0 grow flex-wrap gap-y-0 text-ink hover:bg-blue-50')}
    >
      <span className="min-w-0 grow break-words">{option.label}</span>
      {option.detail && <span className="text-sm text-slate">{option.detail}</span>}
    </div>
  );
  if (!option.onRemove) return row;
  const removal = `Effacer «\u00a0${option.label}\u00a0»`;
  return (
    <div role="none" className="flex items-center">
      {row}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field keeps the focus and handles the keys. */}
      <div
        id={optionId(id, { index, part: 'cross' })}
        role="option"
        tabIndex={-1}
        aria-label={removal}
        aria-selected={active === 'cross'}
        data-focus={active === 'cross' || undefined}
        data-tooltip={removal}
        onClick={onRemove}
        ref={active === 'cross' ? scrollToIt : undefined}
        className={clsx(optionClass, 'w-11 shrink-0 justify-center px-0! text-slate hover:bg-blue-50')}
      >
        <X aria-hidden className="size-5" />
      </div>
    </div>
  );
}

function scrollToIt(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

function inGroups(options: readonly ComboboxOption[]) {
  const groups: { group?: string; members: { option: ComboboxOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    if (groups.length === 0 || groups.at(-1)?.group !== option.group)
      groups.push({ group: option.group, members: [] });
    groups.at(-1)?.members.push({ option, index });
  });
  return groups;
}

export function suggestionsAnnouncement(options: readonly ComboboxOption[]): string {
  const count = options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;
  const groups = inGroups(options).filter(({ group }) => group);
  const hint = options.some(({ onRemove }) => onRemove)
    ? '. Flèche droite puis Entrée pour en effacer une'
    : '';
  if (groups.length === 0) return count + hint;
  return `${count}. ${groups.map(({ group, members }) => `${group}\u00a0: ${members.length}`).join(', ')}${hint}`;
}
