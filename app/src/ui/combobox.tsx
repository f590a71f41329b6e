import {
  Combobox as HeadlessCombobox,
  ComboboxInput,
  ComboboxOption as HeadlessOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldClass, labelClass, optionClass, popupClass } from './field-style.ts';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** What tells two options of one name apart, such as a department. */
  detail?: string;
}

interface ComboboxProps {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  /** The text in the field: free text stays allowed, an option is an offer. */
  text: string;
  onTextChange: (text: string) => void;
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** Suggestions are on their way. */
  pending?: boolean;
  /** Said when nothing matches what was typed; without it nothing opens. */
  emptyText?: string;
  name?: string;
  className?: string;
}

/** A text field with suggestions, for towns. The caller fetches the options for the text it is given. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, placeholder, icon, text, onTextChange, options, onSelect } = props;
  const empty = options.length === 0 && !props.pending && text.trim() !== '' && props.emptyText;
  return (
    <Field className={props.className}>
      <Label className={hideLabel ? 'sr-only' : labelClass}>{label}</Label>
      <HeadlessCombobox
        value={{ value: '', label: text } as ComboboxOption}
        by="label"
        onChange={(option: ComboboxOption | null) => option && onSelect(option)}
      >
        <div className="relative">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-slate [&>svg]:size-5">
              {icon}
            </span>
          )}
          <ComboboxInput
            name={props.name}
            autoComplete="off"
            placeholder={placeholder}
            displayValue={(option: ComboboxOption | null) => option?.label ?? ''}
            onChange={(event) => onTextChange(event.target.value)}
            className={clsx(fieldClass, icon && 'pl-11', 'pr-12')}
          />
          <span className="absolute inset-y-0 right-0 flex items-center">
            {props.pending ? (
              <Spinner className="mr-3.5 size-5 text-blue-600" />
            ) : (
              text && (
                <IconButton label="Effacer" className="text-slate" onClick={() => onTextChange('')}>
                  <X aria-hidden className="size-5" />
                </IconButton>
              )
            )}
          </span>
        </div>
        <ComboboxOptions anchor="bottom start" className={clsx(popupClass, 'w-(--input-width) empty:hidden')}>
          {options.map((option) => (
            <HeadlessOption key={option.value} value={option} className={optionClass}>
              <span className="flex-1 truncate">{option.label}</span>
              {option.detail && <span className="text-sm text-slate">{option.detail}</span>}
            </HeadlessOption>
          ))}
          {empty && <div className="px-3 py-2.5 text-slate">{empty}</div>}
        </ComboboxOptions>
      </HeadlessCombobox>
    </Field>
  );
}
