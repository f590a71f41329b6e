import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorText } from '#app/ui/fields/field-parts.tsx';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { presetOf } from '#contract/laundromat/hours-sentence.ts';
import { hoursChoices } from '#contract/laundromat/laundromat.ts';
import {
  emptyWeek,
  firstWrongDay,
  type HoursValues,
  parseTime,
  presetWeek,
  type TypedWeek,
} from './hours-values.ts';
import { WeekFields } from './week-fields.tsx';

interface WeekEditorProps {
  value: HoursValues['weeklyHours'];
  onChange: (value: HoursValues['weeklyHours']) => void;
  start?: TypedWeek;
  /** A text describes the hours, so they are not unknown. */
  isText?: boolean;
  unknownLabel?: string;
  isSent: boolean;
  error?: string;
  inputRef?: Ref<{ focus: () => void }>;
}

export function WeekEditor({ value, onChange, isSent, error, inputRef, ...choice }: WeekEditorProps) {
  const area = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => focusWrong(area.current!, value) }), [value]);
  return (
    <div ref={area} className="space-y-3">
      <WeekChoice {...choice} value={value} onChange={onChange} />
      {Array.isArray(value) && <WeekFields week={value} onChange={onChange} isSent={isSent} />}
      <ErrorText message={error} />
    </div>
  );
}

function focusWrong(area: HTMLElement, value: HoursValues['weeklyHours']) {
  const day = Array.isArray(value) ? firstWrongDay(value) : undefined;
  const row = area.querySelector(`[data-day="${day ?? 0}"]`);
  const field =
    firstWrongInput(area) ??
    row?.querySelector('input') ??
    area.querySelector<HTMLElement>('[data-day] button, [aria-pressed=true]');
  field?.focus();
}

type WeekChoiceProps = Pick<WeekEditorProps, 'value' | 'onChange' | 'start' | 'isText' | 'unknownLabel'>;

/**
 * The choice of usual hours. « Autres horaires » begins with the hours typed before, else with the given ones, else
 * with the chosen usual ones.
 */
function WeekChoice({
  value,
  start,
  isText = false,
  unknownLabel = 'Je ne sais pas encore',
  onChange,
}: WeekChoiceProps) {
  const [typed, setTyped] = useState(start);
  const [isOther, setOther] = useState(false);
  const preset = isOther ? undefined : presetOf(value);
  const isTyped = Array.isArray(value) && !preset;
  const others = typed ?? (Array.isArray(value) ? value : emptyWeek);
  const choose = (next: HoursValues['weeklyHours'], other = false) => {
    if (isTyped) setTyped(value);
    setOther(other);
    onChange(next);
  };
  const choices = [
    ...hoursChoices.map((choice) => ({
      label: choice as string,
      isChosen: preset === choice,
      choose: () => choose(presetWeek(choice)),
    })),
    { label: 'Autres horaires', isChosen: isTyped, choose: () => choose(isTyped ? value : others, true) },
    {
      label: unknownLabel,
      isChosen: value === null && !isText,
      choose: () => choose(null),
    },
  ];
  return (
    <div role="group" aria-labelledby="horaires-semaine">
      <p id="horaires-semaine" className="mb-1.5 text-sm font-semibold">
        {fieldTitles.weeklyHours}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, isChosen, choose: onClick }) => (
          <Button
            key={label}
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Returns the first date or time of an area of the hours editor that is missing or cannot be parsed. */
export function firstWrongInput(area: ParentNode): HTMLInputElement | undefined {
  const inputs = area.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])');
  return [...inputs].find((input) =>
    input.type === 'date'
      ? input.value === '' || input.validity.rangeUnderflow || input.validity.rangeOverflow
      : parseTime(input.value) === null,
  );
}
