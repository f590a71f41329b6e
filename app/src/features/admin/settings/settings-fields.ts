import type { ComponentProps } from 'react';
import type { TextField } from '#app/ui/fields/text-field.tsx';
import type { SiteSettings } from '#contract/site/site-settings.ts';

interface SettingField extends Pick<
  ComponentProps<typeof TextField>,
  'type' | 'hint' | 'className' | 'placeholder'
> {
  name: keyof SiteSettings;
  label: string;
}

const wide = 'sm:col-span-2';

/** The settings in the order of the form. */
export const settingsGroups: readonly { title: string; hint?: string; fields: readonly SettingField[] }[] = [
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
