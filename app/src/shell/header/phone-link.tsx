interface PhoneLinkProps {
  /** As written in French: `01 99 00 12 34`. */
  phone: string;
  className?: string;
}

export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className={
        className ??
        'inline-flex min-h-9 items-center font-semibold whitespace-nowrap text-ink tabular-nums hover:text-blue-700'
      }
    >
      {phone}
    </a>
  );
}
