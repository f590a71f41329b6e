const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Returns « 820 o », « 12 ko » or « 3,4 Mo ». */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes}\u00a0o`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)}\u00a0ko`;
  return `${decimals.format(bytes / 1_000_000)}\u00a0Mo`;
}
