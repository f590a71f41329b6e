/** Stands for the number of published laundromats in the text of a statement. */
export const countPlaceholder = '{nombre}';

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
