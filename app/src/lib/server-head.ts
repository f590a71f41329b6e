/**
 * The server sends each page with a head; the first page that the app draws brings its own, and from then on that one
 * counts: of two titles browsers show the older.
 */
export function replaceServerHead(head: HTMLHeadElement): void {
  const sent = head.querySelectorAll('[data-server]');
  if (sent.length === 0) return;
  const observer = new MutationObserver(() => {
    if (!head.querySelector('title:not([data-server])')) return;
    observer.disconnect();
    for (const element of sent) element.remove();
  });
  observer.observe(head, { childList: true });
}
