import type { ContactService } from '#app/paths.ts';

const subjects: Record<ContactService, string> = {
  website: 'Création de site internet',
  seo: "Référencement local\u00a0: demande d'audit gratuit",
  facebook: 'Création de page Facebook',
  instagram: 'Création de page Instagram',
  'social-media': 'Animation des réseaux sociaux',
  hotline: 'Hotline laverie',
  'google-ads': 'Campagne Google Ads',
  'sms-campaigns': 'Campagne SMS',
};

export function subjectOf(service: unknown): string | undefined {
  return typeof service === 'string' && Object.hasOwn(subjects, service)
    ? subjects[service as ContactService]
    : undefined;
}
