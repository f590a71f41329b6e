// Sentences for pins that the server refuses.

export const seaMessage = 'Ce point est en mer ou hors de France. Placez le repère devant la laverie.';
export const farPinMessage =
  "Ce point est à plus de 50\u00a0km de la ville indiquée. Placez le repère devant la laverie, ou corrigez l'adresse.";

/** Name of the refusal of a pin in the sea or abroad. Hasura passes on only a text, which begins with it. */
export const pinOnLandConstraint = 'laundromats_pin_on_land';
