import { clsx } from 'clsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'faint' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large' | 'chip';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'filled bg-deep-600 text-white hover:bg-deep-700 active:bg-deep-900',
  secondary: 'border border-line bg-card text-ink hover:border-blue-200 hover:bg-blue-50 active:bg-blue-100',
  quiet: 'text-blue-700 hover:bg-blue-50 active:bg-blue-100',
  faint: 'text-slate hover:bg-mist hover:text-ink active:bg-blue-100',
  danger: 'filled bg-brick-700 text-card hover:brightness-90 active:brightness-80',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 rounded-control px-3 text-sm sm:min-h-9',
  medium: 'min-h-11 rounded-control px-4 text-base',
  large: 'min-h-13 rounded-control px-6 text-lg',
  chip: 'min-h-11 rounded-full px-4 text-base sm:min-h-10',
};

export function buttonClass(
  { variant = 'primary', size = 'medium' }: ButtonLook,
  className?: string,
): string {
  return clsx(
    'inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 py-1.5 text-center font-semibold',
    'wrap-break-word transition-colors duration-150 select-none print:hidden [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );
}
