interface Reader {
  email: string;
  emailVerified: boolean;
  isActive: boolean;
}

/** Says who receives the reason of a decision by email. `nobody` is the sentence where there is no account. */
export function reasonReader(reader: Reader | null | undefined, nobody: string): string {
  if (!reader) return nobody;
  const { email, emailVerified, isActive } = reader;
  if (!isActive) return `Le compte ${email} est désactivé\u00a0: le motif ne lui est pas envoyé.`;
  if (!emailVerified)
    return `L'adresse ${email} n'est pas confirmée\u00a0: le motif ne lui est pas envoyé par email.`;
  return `Le motif est envoyé à ${email}.`;
}
