const controls = 'a[href], button, input, select, textarea, summary, [role="slider"]';

/** Covered part of a control that may be hidden; the rest is enough to press. */
const smallPart = 0.1;

interface Cover {
  own?: Element;
  allowed?: number;
}

export function coversControl(element: Element, { own, allowed = smallPart }: Cover = {}): boolean {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some((control) => {
    if (control === own || element.contains(control) || control.closest('[inert]')) return false;
    const box = control.getBoundingClientRect();
    const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    const isCovered = width > 0 && height > 0 && width * height > allowed * box.width * box.height;
    return isCovered && control.checkVisibility({ visibilityProperty: true });
  });
}
