import type { ComponentProps } from 'react';
import { z } from 'zod';
import { useAction } from '#app/graphql/action.ts';
import type { SiteSettingsFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { siteSettingsFragment, siteSettingsQuery } from '#app/graphql/site/site-settings-query.ts';
import { useFreshRead } from '#app/graphql/use-fresh-query.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { attemptEdit, picked, useEdit } from '#app/lib/forms/use-edit.ts';
import { useBegunEdit } from '#app/session/use-begun-edit.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { NewerValues, ResumedValues } from '#app/ui/fields/newer-values.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { siteSettings, type SiteSettings } from '#contract/site/site-settings.ts';

interface SettingField extends Pick<
  ComponentProps<typeof TextField>,
  'type' | 'hint' | 'className' | 'placeholder'
> {
  name: keyof SiteSettings;
  label: string;
}

const wide = 'sm:col-span-2';

const settingsGroups: readonly { title: string; hint?: string; fields: readonly SettingField[] }[] = [
  {
    title: 'Site et contact',
    hint: "Le téléphone et les horaires figurent dans l'en-tête et le pied de chaque page.",
    fields: [
      {
        name: 'siteTitle',
        label: 'Titre du site',
        hint: 'Titres des pages, pied de page et mentions légales.',
      },
      { name: 'domain', label: 'Domaine', placeholder: 'lavoir.fr' },
      { name: 'contactEmail', label: 'Email de contact', type: 'email' },
      { name: 'contactPhone', label: 'Téléphone', type: 'tel' },
      { name: 'contactHours', label: 'Horaires', placeholder: '8h à 19h' },
    ],
  },
  {
    title: 'Éditeur',
    hint: 'Ce que la loi demande de publier sur celui qui édite le site.',
    fields: [
      { name: 'publisherName', label: 'Nom et forme juridique', placeholder: 'Exemple, SAS' },
      { name: 'publisherCapital', label: 'Capital' },
      { name: 'publisherAddress', label: 'Siège', className: wide },
      { name: 'publisherRegistration', label: 'Immatriculation', placeholder: 'RCS Paris 123 456 789' },
      { name: 'publisherVatNumber', label: 'TVA intracommunautaire' },
      { name: 'publisherDirector', label: 'Directeur de la publication' },
    ],
  },
  {
    title: 'Hébergeur',
    fields: [
      { name: 'hostName', label: 'Nom' },
      { name: 'hostPhone', label: "Téléphone de l'hébergeur", type: 'tel' },
      { name: 'hostAddress', label: 'Adresse', className: wide },
    ],
  },
  {
    title: 'Dates des textes',
    hint: 'Le jour du dernier changement de chaque texte, affiché en tête de sa page.',
    fields: [
      { name: 'termsVersion', label: "Conditions d'utilisation", type: 'date' },
      { name: 'privacyVersion', label: 'Confidentialité', type: 'date' },
      { name: 'rankingVersion', label: 'Classement', type: 'date' },
      { name: 'accessibilityVersion', label: 'Accessibilité', type: 'date' },
    ],
  },
];

const saveSettingsMutation = graphql(
  `
    mutation SaveSettings($settings: SettingsInput!, $seen: jsonb!) {
      saveSettings(settings: $settings, seen: $seen) {
        id
        settings {
          ...SiteSettings
        }
      }
    }
  `,
  [siteSettingsFragment],
);

const labels = new Map<string, string>(
  settingsGroups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
);
const settingsOf = (settings: SiteSettings) =>
  picked(settings, Object.keys(siteSettings.shape)) as SiteSettings;

const typedSettings = z.record(siteSettings.keyof(), z.string().nullable()) as z.ZodType<SiteSettings>;

export function SettingsForm({ present, onSaved }: { present: SiteSettingsFragment; onSaved: () => void }) {
  const form = useTypedForm(siteSettings, { defaultValues: settingsOf(present) });
  const saveSettings = useAction(saveSettingsMutation);
  const read = useFreshRead();
  const reload = async () => (await read(siteSettingsQuery, {}))?.site_settings_by_pk;
  const edit = useEdit(form, { opened: present, valuesOf: settingsOf, seenOf: settingsOf, reload });
  const begun = useBegunEdit(form, { subject: 'settings', typed: typedSettings, edit });

  const save = async (settings: SiteSettings) => {
    const attempt = await edit.save((shown, changed) =>
      attemptEdit(
        () => saveSettings({ settings, seen: picked(shown, changed) }),
        (failure) => showFailedForm(form, "Les paramètres n'ont pas été enregistrés", failure),
      ),
    );
    if (attempt !== 'saved') return;
    edit.restart({ ...edit.row, ...form.getValues(), ...settings });
    begun.discard();
    toast({ title: 'Paramètres enregistrés' });
    onSaved();
  };

  return (
    <form
      noValidate
      aria-labelledby="parametres-generaux"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <div className="p-4 pb-0 empty:hidden sm:px-5">
        <ResumedValues {...begun} />
      </div>
      <div className="divide-y divide-line">
        {settingsGroups.map(({ title, hint, fields }) => (
          <fieldset key={title} className="grid gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[16rem_1fr]">
            <div>
              <legend className="font-display text-lg font-bold">{title}</legend>
              {hint && <p className="mt-1 text-sm text-slate">{hint}</p>}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map(({ name, label, ...field }) => (
                <TextField key={name} label={label} {...field} {...fieldOf(form, name)} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <NewerValues
        newer={edit.newer}
        choose={edit.choose}
        labelOf={(name) => labels.get(name) ?? name}
        textOf={(_, value) => String(value ?? '')}
      />
      <div className="flex justify-end border-t border-line p-4 sm:px-5">
        <Button type="submit" pending={form.formState.isSubmitting} className="w-full sm:w-auto">
          Enregistrer les paramètres
        </Button>
      </div>
    </form>
  );
}
