/**
 * Why the geocoder gave no usable answer. `busy`: it or our own limit asks to wait. `unusable`: the answer is not what
 * its documentation promises, for example the sign-in page of a network.
 */
export type GeocoderFault = 'unreachable' | 'slow' | 'busy' | 'unusable';

/** The geocoder gave no usable answer. A later attempt may succeed. */
export class GeocoderError extends Error {
  override name = 'GeocoderError';
  readonly fault: GeocoderFault;

  constructor(fault: GeocoderFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
