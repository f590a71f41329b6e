interface Offered {
  allowFeatured: boolean;
  prioritySupport: boolean;
  features: readonly string[];
}

/** What a plan includes, line by line: its own list, after what its settings promise. */
export function planLines({ allowFeatured, prioritySupport, features }: Offered): string[] {
  return [
    ...(allowFeatured ? ['Laverie du mois (mise en avant)'] : []),
    ...(prioritySupport ? ['Support prioritaire'] : []),
    ...features,
  ];
}
