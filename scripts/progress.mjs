/** Prints a step with the seconds since the start of this process. */
export function logProgress(message) {
  console.log(`· ${message} (${Math.round(process.uptime())} s)`);
}
