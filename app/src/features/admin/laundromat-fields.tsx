import type { ComponentProps } from 'react';
import { ServiceCheckboxes } from '#app/data/service-checkboxes.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { DraftErrors, LaundromatDraft } from './laundromat-draft.ts';

interface LaundromatFieldsProps {
  draft: LaundromatDraft;
  errors: DraftErrors;
  onChange: (part: Partial<LaundromatDraft>) => void;
}

type TextName = Exclude<keyof LaundromatDraft, 'isPremium' | 'isFeatured' | 'services'>;

export function LaundromatFields({ draft, errors, onChange }: LaundromatFieldsProps) {
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const field = (name: TextName, label: string, rest?: Partial<ComponentProps<typeof TextField>>) => (
    <TextField label={label} {...text(name)} {...rest} />
  );
  return (
    <div className="space-y-4">
      {field('name', 'Nom', { required: true })}
      {field('address', 'Adresse', { required: true })}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('postalCode', 'Code postal', { inputMode: 'numeric', required: true })}
        {field('city', 'Ville', { required: true })}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {field('phone', 'Téléphone', { type: 'tel' })}
        {field('email', 'Email', { type: 'email' })}
        {field('hours', 'Horaires')}
        {field('priceFrom', 'Prix à partir de (€)', { inputMode: 'decimal' })}
        {field('website', 'Site web', { type: 'url', placeholder: 'https://…' })}
        {field('facebook', 'Facebook', { type: 'url', placeholder: 'https://…' })}
        {field('instagram', 'Instagram', { type: 'url', placeholder: 'https://…' })}
      </div>
      <TextArea label="Description" {...text('description')} />
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="text-sm font-semibold">Services proposés</legend>
        <ServiceCheckboxes chosen={draft.services} onChange={(services) => onChange({ services })} />
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold">Mise en avant</legend>
        <p className="text-sm text-slate">Un abonnement du propriétaire peut la changer à nouveau.</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-6">
          <Checkbox
            label="Premium"
            checked={draft.isPremium || draft.isFeatured}
            disabled={draft.isFeatured}
            onChange={(isPremium) => onChange({ isPremium })}
          />
          <Checkbox
            label="Premium+"
            checked={draft.isFeatured}
            onChange={(isFeatured) => onChange({ isFeatured })}
          />
        </div>
        {draft.isFeatured &&
          field('featuredUntil', "Premium+ jusqu'au", {
            type: 'date',
            hint: 'Vide\u00a0: sans date de fin.',
            className: 'mt-2 sm:max-w-56',
          })}
      </fieldset>
    </div>
  );
}
