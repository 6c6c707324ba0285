/** Minutes within which we promise an answer (buyer spec §9). */
export const promisedMinutes = 20

export function dueAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + promisedMinutes * 60_000)
}
