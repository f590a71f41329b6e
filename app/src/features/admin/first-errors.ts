/** The first thing wrong with each field, in the order of the fields. */
export function firstErrors<Name extends string>(
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors as Partial<Record<Name, string>>;
}
