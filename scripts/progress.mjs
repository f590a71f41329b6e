/** Prints a step of a start or test run with the seconds since this process began. */
export function logProgress(message) {
  console.log(`· ${message} (${Math.round(process.uptime())} s)`);
}
