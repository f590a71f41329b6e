/** The message that says what is wrong with a part of a form. */
export function ErrorText({ message }: { message: string | undefined }) {
  if (!message) return null;
  return <p className="mt-1.5 text-sm font-medium text-brick-700">{message}</p>;
}
