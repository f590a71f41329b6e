import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PageHeadProps } from '#app/graphql/site/page-head.tsx';
import type { StatementId } from '#app/graphql/site/statements.ts';
import type { ContactService } from '#app/paths.ts';

interface ServicePrice {
  amount: string;
  per: string;
  text: string;
}

const price = (euros: number, per: string): ServicePrice => {
  const amount = `${euros}\u00a0€`;
  return { amount, per, text: `${amount} ${per}` };
};

/** Prices of the services to owners (spec §9), the only place that holds them. Services missing here are quoted. */
export const servicePrices = {
  website: price(690, 'HT'),
  seo: price(97, 'HT par mois'),
  facebook: price(197, 'en une fois'),
  instagram: price(197, 'en une fois'),
  hotline: price(97, 'par mois'),
} as const;

/** Texts by their titles, in the order of the page. */
type TitledTexts = Readonly<Record<string, string>>;

interface Point {
  title: string;
  text: string;
}

interface Reason {
  icon: LucideIcon;
  text: string;
}

interface Results {
  title: string;
  intro: string;
  results: TitledTexts;
  /** Replaces title and intro while a statement is shown, and the titles of the results by those that are. */
  stated?: { title: string; intro: string; titles: readonly StatementId[] };
}

interface PlannedDay {
  day: string;
  formats: readonly ('Publication' | 'Story')[];
  text: string;
}

export type ServicePart =
  | { kind: 'reasons'; title: string; intro?: string; reasons: Readonly<Record<string, Reason>> }
  | { kind: 'inclusions'; title: string; intro?: string; items: TitledTexts }
  | { kind: 'steps'; title: string; steps: TitledTexts }
  | { kind: 'week'; title: string; intro: string; days: readonly PlannedDay[] }
  | ({ kind: 'results' } & Results)
  | { kind: 'siblings'; title: string; links: readonly (Point & { to: string })[] };

export type PartOf<Kind extends ServicePart['kind']> = Extract<ServicePart, { kind: Kind }>;

export interface MotifProps {
  className?: string;
}

export interface ServiceContent {
  head: PageHeadProps;
  title: string;
  lead: string;
  statement?: StatementId;
  price: { amount: string; per?: string; note: string };
  tone: 'blue' | 'mist' | 'card';
  motif: ComponentType<MotifProps>;
  service: ContactService;
  contactTo: string;
  contactLabel: string;
  parts: readonly ServicePart[];
  closing: Point;
}

export interface BriefContent {
  path: string;
  description: string;
  icon: LucideIcon;
  title: string;
  lead: string;
  points: TitledTexts;
  facts: TitledTexts;
  service: ContactService;
  contactLabel: string;
  more: readonly { to: string; title: string }[];
}
