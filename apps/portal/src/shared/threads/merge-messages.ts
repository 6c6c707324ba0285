import type { ThreadMessage } from '@bandari/sdk'

/** What was read before and what was read now, oldest first; of a message read twice the later reading counts. */
export function mergeMessages(
  known: readonly ThreadMessage[],
  read: readonly ThreadMessage[],
): ThreadMessage[] {
  const messages = new Map([...known, ...read].map((one) => [one.id, one]))
  return [...messages.values()].sort((one, other) => one.id - other.id)
}
