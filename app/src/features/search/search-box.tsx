import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { Combobox } from '#app/ui/choices/combobox.tsx';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import { queryMaxLength } from '#contract/laundromat/search.ts';
import type { Suggestion, Suggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  text: string;
  placeholder?: string;
  hideLabel: boolean;
  error: string | undefined;
  suggestions: Suggestions;
  inputRef: Ref<HTMLInputElement>;
  onUse: () => void;
  onTextChange: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  className?: string;
}

export function SearchBox({ suggestions, onChoose, placeholder, ...props }: SearchBoxProps) {
  const { options, pending, best, note } = suggestions;
  const isNear = readPhrase(props.text).words === '';
  const nothing = isNear
    ? '«\u00a0Rechercher\u00a0» cherche autour de vous.'
    : (note ?? 'Aucun lieu de ce nom. «\u00a0Rechercher\u00a0» cherche ces mots.');
  return (
    <Combobox
      {...props}
      label="Ville, adresse ou laverie"
      name="lieu"
      placeholder={placeholder ?? 'Lyon 3, Croix-Rousse, 12 rue…'}
      icon={<MapPin aria-hidden />}
      maxLength={queryMaxLength}
      options={options}
      onSelect={({ value }) => {
        const suggestion = options.find((option) => option.value === value);
        if (suggestion) onChoose(suggestion);
      }}
      pending={pending && props.text.trim() !== ''}
      emptyText={best === null && props.text.trim().length > 1 ? nothing : undefined}
      note={note}
    />
  );
}
