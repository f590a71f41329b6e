interface Grouped {
  target: string;
  quote: string | null;
  reviewId: string | null;
}

export function reportGroups<Report extends Grouped>(reports: readonly Report[]): Report[][] {
  const groups = new Map<string, Report[]>();
  for (const report of reports) {
    const subject = report.target === 'review' ? `review ${report.reviewId ?? report.quote}` : report.target;
    groups.set(subject, [...(groups.get(subject) ?? []), report]);
  }
  return [...groups.values()];
}
