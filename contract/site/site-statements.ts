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
