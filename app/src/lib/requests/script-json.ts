/** Returns JSON for a `<script>` element: no text in it can end the element or open a comment. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
