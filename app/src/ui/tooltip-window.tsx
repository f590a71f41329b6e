import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

const openDelayMs = 700;
/** Within this time after a tooltip has closed, the next one opens at once. */
const skipDelayMs = 300;

export interface TooltipWindowProps {
  /** The control that was reached last, and the one before it; each has its text in `data-tooltip`. */
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
            <Content
              side="bottom"
              sideOffset={4}
              collisionPadding={8}
              aria-hidden
              className="z-70 max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-sm font-medium wrap-anywhere text-white shadow-lift"
            >
              <Text control={control} />
              <Arrow className="fill-ink" />
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

/** Read when the tooltip opens: some controls change their name as they are used. */
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
 * Lends a control that stands elsewhere to the tooltip, which takes it for its own child: it gets the element and
 * receives its events. The control's name is the tooltip's text, so that screen readers need no description as well.
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
        // A dialog that opens focuses its first button; after a click that shows no tooltip.
        if (type === 'focus' && !control.matches(':focus-visible')) return;
        current.current[name]?.(event);
      };
      control.addEventListener(type, listen, { signal: listening.signal });
    }
    // What made this tooltip appear has happened before it could listen.
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
