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
import {
  suggestionsAnnouncement,
  type ComboboxOption,
  optionId,
  type Part,
  SuggestionList,
} from './combobox-list.tsx';

export interface ComboboxProps {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  text: string;
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  pending?: boolean;
  emptyText?: string;
  note?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  maxLength?: number;
  error?: string;
  className?: string;
  onUse?: () => void;
}

function useSuggestions({ options, text, pending, onSelect, emptyText: textForNone }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ value: string; part: Part } | null>(null);
  const index = options.findIndex(({ value }) => value === chosen?.value);
  const active = chosen && index >= 0 ? { index, part: chosen.part } : null;
  const emptyText = options.length === 0 && !pending && text.trim() !== '' ? textForNone : undefined;
  const shown = open && (options.length > 0 || emptyText !== undefined);

  const activate = (option: ComboboxOption | undefined, part: Part = 'option') =>
    setChosen(option ? { value: option.value, part } : null);
  const close = () => {
    setOpen(false);
    setChosen(null);
  };
  const choose = (option: ComboboxOption) => {
    onSelect(option);
    close();
  };
  const remove = (option: ComboboxOption) => {
    const removed = options.indexOf(option);
    if (chosen) activate(options[removed + 1] ?? options[removed - 1]);
    option.onRemove?.();
  };
  const pressActive = (key: string, option: ComboboxOption): boolean => {
    if (option.onRemove && key === 'ArrowRight') activate(option, 'cross');
    else if (option.onRemove && key === 'ArrowLeft') activate(option);
    else if (option.onRemove && (key === 'Delete' || (key === 'Enter' && active?.part === 'cross')))
      remove(option);
    else if (key === 'Enter') choose(option);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const option = options[index];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const from = index === -1 && step === -1 ? 0 : index;
      activate(options[(from + step + options.length) % options.length]);
    } else if (shown && option && pressActive(key, option)) {
      event.preventDefault();
    } else if (key === 'Enter') {
      close();
    } else if (key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    }
  };
  const openAnew = () => {
    setOpen(true);
    setChosen(null);
  };
  return { shown, active, emptyText, setOpen, openAnew, close, choose, remove, onKeyDown };
}

/**
 * Suggestions in groups; the caller fetches the options. Written by hand after the ARIA combobox pattern: Headless UI's
 * would add 47 kB to the first view, and loading it while the visitor types would close a phone's keyboard.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, placeholder, icon, text, onTextChange, options, pending } = props;
  const id = useId();
  const { shown, active, emptyText, setOpen, openAnew, close, choose, remove, onKeyDown } =
    useSuggestions(props);
  const input = useEarlyInput((field) => {
    const isInUse = document.activeElement === field;
    if (field.value !== text) {
      onTextChange(field.value);
      setOpen(isInUse);
    } else if (isInUse) props.onUse?.();
  });
  useImperativeHandle(props.inputRef, () => input.current!);
  const note = options.length > 0 ? props.note : undefined;

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
            aria-activedescendant={shown && active ? optionId(id, active) : undefined}
            required={props.required}
            maxLength={props.maxLength}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={props.error ? `${id}-error` : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              onTextChange(event.target.value);
              openAnew();
            }}
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
            // On a phone the sentence must not cover the button below, nor move it while that is pressed.
            emptyText === undefined && 'absolute',
            !shown && (emptyText === undefined ? 'hidden' : 'sm:hidden'),
          )}
        >
          <SuggestionList
            id={id}
            label={label}
            options={options}
            active={active}
            onChoose={choose}
            onRemove={remove}
          />
          {(emptyText ?? note) && <p className="px-3 py-2.5 text-sm text-slate">{emptyText ?? note}</p>}
        </div>
        <span role="status" className="sr-only">
          {shown && (emptyText ?? [suggestionsAnnouncement(options), note].filter(Boolean).join('. '))}
        </span>
      </div>
      <ErrorText id={`${id}-error`} message={props.error} />
    </div>
  );
}
