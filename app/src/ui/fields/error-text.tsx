/** The message that says what is wrong with a field or a part of a form. */
export function ErrorText({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-brick-700">
      {message}
    </p>
  );
}
