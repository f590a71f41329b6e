import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { coversControl } from './covered-control.ts';

const openDelayMs = 700;
/** Time after a closed tooltip in which the next one opens at once. */
const skipDelayMs = 300;

export interface TooltipWindowProps {
  /** The last control and the one before it; `data-tooltip` holds the text of each. */
  controls: readonly HTMLElement[];
}

/** The tooltips of these controls. */
export function TooltipWindow({ controls }: TooltipWindowProps) {
  return (
    <Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {controls.map((control) => (
        <Root key={keyOf(control)}>
          <Trigger asChild>
            <Borrowed control={control} />
          </Trigger>
          <Portal>
            <FreeContent control={control} />
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

const sides = ['bottom', 'top', 'left', 'right'] as const;

/** The tooltip, on the first side of its control where it covers no other one. */
function FreeContent({ control }: { control: HTMLElement }) {
  const [tried, setTried] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tooltip gets its place after it is in the page.
    const frame = requestAnimationFrame(() => {
      if (tried < sides.length && coversControl(content.current!, control)) setTried(tried + 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [tried, control]);
  return (
    <Content
      ref={content}
      side={sides[tried % sides.length]}
      sideOffset={4}
      collisionPadding={8}
      aria-hidden
      onEscapeKeyDown={() => setTimeout(closeDialog)}
      className="z-70 max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-sm font-medium wrap-anywhere text-white shadow-lift"
    >
      <Text control={control} />
      <Arrow className="fill-ink" />
    </Content>
  );
}

/** The tooltip takes the Escape key for itself; a dialog under it closes by the same press. */
function closeDialog() {
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.activeElement?.closest('[role="dialog"]')?.dispatchEvent(press);
}

/** Read when the tooltip opens, because some controls change their name. */
function Text({ control }: { control: HTMLElement }) {
  return control.dataset.tooltip;
}

const eventOf = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focus',
  onBlur: 'blur',
  onClick: 'click',
} as const;

type Handlers = Partial<Record<keyof typeof eventOf, (event: Event) => void>>;

interface BorrowedProps extends Handlers {
  control: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/**
 * Connects a tooltip to a control outside of it: the tooltip gets the element and its events as if it were its child.
 * The control's name is the tooltip's text, so screen readers need no description.
 */
function Borrowed({ control, ref, ...handlers }: BorrowedProps) {
  const current = useRef<Handlers>(handlers);
  useImperativeHandle(ref, () => control, [control]);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const [name, type] of Object.entries(eventOf) as [keyof Handlers, string][]) {
      const listen = (event: Event) => {
        // A dialog focuses its first button when it opens; after a click that shows no tooltip.
        if (type === 'focus' && !control.matches(':focus-visible')) return;
        current.current[name]?.(event);
      };
      control.addEventListener(type, listen, { signal: listening.signal });
    }
    // The event that opened this tooltip happened before it could listen.
    if (control.matches(':hover'))
      control.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focus'));
    return () => listening.abort();
  }, [control]);
  return null;
}

const keys = new WeakMap<HTMLElement, number>();
let count = 0;

function keyOf(control: HTMLElement): number {
  const known = keys.get(control);
  if (known !== undefined) return known;
  keys.set(control, (count += 1));
  return count;
}
