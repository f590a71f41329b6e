/** A ref for a bar at the bottom edge: index.css keeps what has the focus clear of its height. */
export const bottomBar = (bar: HTMLElement | null) =>
  keepHeight(bar!, document.documentElement, '--bottom-bar');

/** A ref for the sticky header of a window, whose focused fields stay clear of its height. */
export const stickyHeader = (header: HTMLElement | null) =>
  keepHeight(header!, header!.parentElement!, '--header');

/** A ref for an element with the class `beside`, which stays in the window only when all of it fits. */
export const beside = (element: HTMLElement | null) => keepHeight(element!, element!, '--height');

/** Keeps the height of an element in a property of `target` until the returned function is called. */
function keepHeight(element: HTMLElement, target: HTMLElement, property: string): () => void {
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    // Setting it on the root, even to the same value, would style the whole page again.
    if (getComputedStyle(target).getPropertyValue(property) !== height) {
      target.style.setProperty(property, height);
    }
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    target.style.removeProperty(property);
  };
}
