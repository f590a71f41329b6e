import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useState } from 'react';
import { fieldClass, labelClass, optionClass, popupClass } from './field-style.ts';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import { useEarlyInput } from './use-early-input.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Distinguishes two options with one name, such as a department. */
  detail?: string;
  /** Heading above this option and those of the same group that follow it. */
  group?: string;
}

interface ComboboxProps {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  /** The text in the field; it need not be an option. */
  text: string;
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** True while suggestions are loading. */
  pending?: boolean;
  /** Shown when nothing matches the text; without it nothing opens. */
  emptyText?: string;
  /** A remark below the options, such as that some of them are missing. */
  note?: string;
  name?: string;
  /** Lets a form move the focus to the field. */
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  maxLength?: number;
  error?: string;
  className?: string;
  /** Called when the field is entered or pressed, before anything is typed. */
  onUse?: () => void;
}

/**
 * A text field with suggestions, in groups where they differ in type; the caller fetches the options for a text. Written by hand after the ARIA
 * combobox pattern: Headless UI's would cost 47 kB of the first view's 120, and loading it while the visitor types
 * would close a phone's keyboard.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, placeholder, icon, text, onTextChange, options, onSelect, pending } = props;
  const id = useId();
  const input = useEarlyInput((field) => {
    if (field.value !== text) onTextChange(field.value);
  });
  useImperativeHandle(props.inputRef, () => input.current!);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const emptyText = options.length === 0 && !pending && text.trim() !== '' ? props.emptyText : undefined;
  const shown = open && (options.length > 0 || emptyText !== undefined);
  const activeIndex = options.findIndex((option) => option.value === active);
  const note = options.length > 0 ? props.note : undefined;

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const choose = (option: ComboboxOption) => {
    onSelect(option);
    close();
  };
  const type = (typed: string) => {
    onTextChange(typed);
    setOpen(true);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows then belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const activeOption = options[activeIndex];
    if (move && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const from = activeIndex === -1 && move === -1 ? 0 : activeIndex;
      setActive(options[(from + move + options.length) % options.length]?.value ?? null);
    } else if (event.key === 'Enter' && shown && activeOption) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === 'Enter') {
      close();
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={props.className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : labelClass}>
        {label}
      </label>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-slate [&>svg]:size-5">
            {icon}
          </span>
        )}
        <input
          ref={input}
          id={id}
          type="text"
          name={props.name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
          required={props.required}
          maxLength={props.maxLength}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onClick={() => {
            setOpen(true);
            props.onUse?.();
          }}
          onFocus={props.onUse}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={clsx(fieldClass, icon && 'pl-11', 'pr-12')}
        />
        <span className="absolute inset-y-0 right-0 flex items-center">
          {pending && <Spinner className="mr-3.5 size-5 text-blue-600" />}
          {!pending && text && (
            <IconButton
              label={`Effacer «\u00a0${label}\u00a0»`}
              className="text-slate noscript:hidden"
              onClick={() => {
                onTextChange('');
                input.current?.focus();
              }}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          )}
        </span>
        <div className={clsx(popupClass, 'absolute inset-x-0 top-full mt-1.5', !shown && 'hidden')}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            // A press on the list must not take the focus from the field, which would close the list first.
            onMouseDown={(event) => event.preventDefault()}
          >
            {inGroups(options).map(({ group, members }) => {
              const suggestions = members.map(({ option, index }) => (
                <Suggestion
                  key={option.value}
                  id={`${id}-${index}`}
                  option={option}
                  active={index === activeIndex}
                  onChoose={() => choose(option)}
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
          {(emptyText ?? note) && <p className="px-3 py-2.5 text-sm text-slate">{emptyText ?? note}</p>}
        </div>
        <span role="status" className="sr-only">
          {shown && (emptyText ?? [announcement(options), note].filter(Boolean).join('. '))}
        </span>
      </div>
      {props.error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-brick-700">
          {props.error}
        </p>
      )}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  onChoose: () => void;
}

function Suggestion({ id, option, active, onChoose }: SuggestionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field keeps the focus and handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-focus={active || undefined}
      onClick={onChoose}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: 'nearest' });
      }}
      // A long name leaves the next line to its detail.
      className={clsx(optionClass, 'flex-wrap gap-y-0 text-ink hover:bg-blue-50')}
    >
      <span className="min-w-0 grow break-words">{option.label}</span>
      {option.detail && <span className="text-sm text-slate">{option.detail}</span>}
    </div>
  );
}

/** Returns the options in runs of one group, each with its index. */
function inGroups(options: readonly ComboboxOption[]) {
  const groups: { group?: string; members: { option: ComboboxOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    if (groups.length === 0 || groups.at(-1)?.group !== option.group)
      groups.push({ group: option.group, members: [] });
    groups.at(-1)?.members.push({ option, index });
  });
  return groups;
}

/** Returns « 3 suggestions. Villes : 1, Laveries : 2 ». */
function announcement(options: readonly ComboboxOption[]): string {
  const count = options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;
  const groups = inGroups(options).filter(({ group }) => group);
  if (groups.length === 0) return count;
  return `${count}. ${groups.map(({ group, members }) => `${group}\u00a0: ${members.length}`).join(', ')}`;
}
