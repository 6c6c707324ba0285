/** Seconds within which the same words count as the same press. */
export const duplicateSeconds = 30

export interface MessageContent {
  authorId: number
  text: string
  files: readonly number[]
}

/**
 * Whether somebody sends what they sent just now: a press too many, or an answer that was lost on the way. Whoever means
 * to say it twice can wait half a minute.
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
