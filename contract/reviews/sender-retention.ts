/** Days for which a second review from the same network waits, and hashes of networks are stored. */
export const senderDays = 90;
