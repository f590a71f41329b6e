interface Offered {
  allowFeatured: boolean;
  prioritySupport: boolean;
  features: readonly string[];
}

/** Returns the benefits of a plan, line by line: those of its settings, then its own list. */
export function planLines({ allowFeatured, prioritySupport, features }: Offered): string[] {
  return [
    ...(allowFeatured ? ['Laverie du mois (mise en avant)'] : []),
    ...(prioritySupport ? ['Support prioritaire'] : []),
    ...features,
  ];
}
