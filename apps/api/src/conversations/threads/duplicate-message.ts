/** Seconds within which the same message counts as a double submission. */
export const duplicateSeconds = 30

export interface MessageContent {
  authorId: number
  text: string
  files: readonly number[]
}

/**
 * Whether somebody repeats their last message: a double click, or a retry after a lost response. To say it twice on
 * purpose they can wait half a minute.
 */
export function isDuplicate(
  last: (MessageContent & { at: Date }) | null,
  next: MessageContent,
  now: Date,
): boolean {
  if (last === null || last.authorId !== next.authorId || last.text !== next.text) return false
  const isSameFiles =
    last.files.length === next.files.length && next.files.every((id) => last.files.includes(id))
  return isSameFiles && now.getTime() - last.at.getTime() < duplicateSeconds * 1000
}
