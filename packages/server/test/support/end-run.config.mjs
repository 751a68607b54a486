/** After the last test of a run. */
export default async function endRun() {
  await globalThis.atollDatabaseHost?.close();
}
