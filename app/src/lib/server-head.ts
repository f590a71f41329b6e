/**
 * Removes the head elements of the server's HTML once the first page has rendered its own: of two titles browsers
 * show the older.
 */
export function replaceServerHead(head: HTMLHeadElement): void {
  const sent = head.querySelectorAll('title, [data-server]');
  if (sent.length === 0) return;
  const observer = new MutationObserver(() => {
    if (head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    for (const element of sent) element.remove();
  });
  observer.observe(head, { childList: true });
}
