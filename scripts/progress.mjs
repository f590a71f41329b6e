export function logProgress(message) {
  console.log(`· ${message} (${Math.round(process.uptime())} s)`);
}
