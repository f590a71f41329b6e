import { z } from 'zod';
import { optionalLines, requiredText } from '../validation/form-fields.ts';

/** Stands for the number of published laundromats in the text of a statement. */
export const countPlaceholder = '{nombre}';

/** What administrators edit of a row of `site_statements`. */
export const siteStatement = z.object({
  text: requiredText("Veuillez écrire l'affirmation.", 300),
  isShown: z.boolean(),
  source: optionalLines(1000).transform((text) => text ?? null),
});
export type SiteStatement = z.infer<typeof siteStatement>;

export type StatementId =
  | 'popularPlan'
  | 'seoVisibility'
  | 'seoPosition'
  | 'seoCalls'
  | 'smsOpenRate'
  | 'homeCount'
  | 'aboutCount'
  | 'websiteCount'
  | 'faqReviews';
