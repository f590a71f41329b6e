import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useState } from 'react';
import {
  ErrorText,
  fieldClass,
  labelClass,
  popupBoxClass,
  useEarlyInput,
} from '#app/ui/fields/field-parts.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { announcement, type ComboboxOption, optionId, type Part, SuggestionList } from './combobox-list.tsx';

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
 * A text field with suggestions, in groups where they differ in type; the caller fetches the options for a text. It is
 * written by hand after the ARIA combobox pattern, because Headless UI's would add 47 kB to the first view, and loading
 * it while the visitor types would close a phone's keyboard.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, placeholder, icon, text, onTextChange, options, onSelect, pending } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const input = useEarlyInput((field) => {
    const isInUse = document.activeElement === field;
    if (field.value !== text) {
      onTextChange(field.value);
      setOpen(isInUse);
    } else if (isInUse) props.onUse?.();
  });
  useImperativeHandle(props.inputRef, () => input.current!);
  const [active, setActive] = useState<{ value: string; part: Part } | null>(null);
  const emptyText = options.length === 0 && !pending && text.trim() !== '' ? props.emptyText : undefined;
  const shown = open && (options.length > 0 || emptyText !== undefined);
  const activeIndex = options.findIndex(({ value }) => value === active?.value);
  const activePart = active && activeIndex >= 0 ? { index: activeIndex, part: active.part } : null;
  const note = options.length > 0 ? props.note : undefined;

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const choose = (option: ComboboxOption) => {
    onSelect(option);
    close();
  };
  const activate = (option: ComboboxOption | undefined, part: Part = 'option') =>
    setActive(option ? { value: option.value, part } : null);
  const remove = (option: ComboboxOption) => {
    const index = options.indexOf(option);
    if (active) activate(options[index + 1] ?? options[index - 1]);
    option.onRemove?.();
  };
  /** Handles the keys of an option that can be deleted; returns false for any other key. */
  const pressRemovable = (key: string, option: ComboboxOption): boolean => {
    if (key === 'ArrowRight') activate(option, 'cross');
    else if (key === 'ArrowLeft') activate(option);
    else if (key === 'Delete' || (key === 'Enter' && active?.part === 'cross')) remove(option);
    else return false;
    return true;
  };
  const type = (typed: string) => {
    onTextChange(typed);
    setOpen(true);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During a composition, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const activeOption = options[activeIndex];
    if (move && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const from = activeIndex === -1 && move === -1 ? 0 : activeIndex;
      activate(options[(from + move + options.length) % options.length]);
    } else if (shown && activeOption?.onRemove && pressRemovable(event.key, activeOption)) {
      event.preventDefault();
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
            aria-activedescendant={shown && activePart ? optionId(id, activePart) : undefined}
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
        </div>
        <div
          className={clsx(
            popupBoxClass,
            'inset-x-0 top-full mt-1.5 overflow-hidden sm:absolute',
            // On a phone, a sentence about the button below must not cover it. It stays while the button is pressed: without
            // it the button would move.
            emptyText === undefined && 'absolute',
            !shown && (emptyText === undefined ? 'hidden' : 'sm:hidden'),
          )}
        >
          <SuggestionList
            id={id}
            label={label}
            options={options}
            active={activePart}
            onChoose={choose}
            onRemove={remove}
          />
          {(emptyText ?? note) && <p className="px-3 py-2.5 text-sm text-slate">{emptyText ?? note}</p>}
        </div>
        <span role="status" className="sr-only">
          {shown && (emptyText ?? [announcement(options), note].filter(Boolean).join('. '))}
        </span>
      </div>
      <ErrorText id={`${id}-error`} message={props.error} />
    </div>
  );
}
