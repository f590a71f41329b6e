-- The refund of a paid laundromat that was held and refused, without another that it looks like.

alter table public.laundromat_drafts
  add column refund text constraint laundromat_drafts_refund_known check (refund in ('done', 'failed'));

comment on column public.laundromat_drafts.refund is
  'Whether the payment for a laundromat that was refused before its publication is refunded; failed if Stripe has refused that. Null: not tried. '
  'A refused copy has it in possible_duplicates.';
