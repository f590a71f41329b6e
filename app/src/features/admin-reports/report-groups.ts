interface Grouped {
  target: string;
  quote: string | null;
  reviewId: string | null;
}

/**
 * Groups the reports of a laundromat by their subject: the laundromat itself or one of its reviews, even a removed one.
 */
export function reportGroups<Report extends Grouped>(reports: readonly Report[]): Report[][] {
  const groups = new Map<string, Report[]>();
  for (const report of reports) {
    const subject = report.target === 'review' ? `review ${report.reviewId ?? report.quote}` : report.target;
    groups.set(subject, [...(groups.get(subject) ?? []), report]);
  }
  return [...groups.values()];
}
