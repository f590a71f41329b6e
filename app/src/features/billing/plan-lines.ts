interface Offered {
  maxLaundromats: number;
  allowFeatured: boolean;
  prioritySupport: boolean;
  features: readonly string[];
}

/**
 * What a plan includes, line by line: its own list, after what its settings promise. That laundromats are unlimited
 * already stands under the price.
 */
export function planLines({ maxLaundromats, allowFeatured, prioritySupport, features }: Offered): string[] {
  return [
    ...(allowFeatured ? ['Laverie du mois (mise en avant)'] : []),
    ...(prioritySupport ? ['Support prioritaire'] : []),
    ...features.filter((line) => maxLaundromats !== -1 || !/laveries illimité/i.test(line)),
  ];
}
