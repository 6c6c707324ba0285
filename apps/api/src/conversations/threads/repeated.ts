/** Seconds within which the same words count as the same press. */
export const repeatSeconds = 30

export interface Said {
  authorId: number
  text: string
  files: readonly number[]
}

/**
 * Whether somebody sends what they sent just now: a press too many, or an answer that was lost on the way. Whoever means
 * to say it twice can wait half a minute.
 */
export function isRepeated(last: (Said & { at: Date }) | null, next: Said, now: Date): boolean {
  if (last === null || last.authorId !== next.authorId || last.text !== next.text) return false
  const isSameFiles =
    last.files.length === next.files.length && next.files.every((id) => last.files.includes(id))
  return isSameFiles && now.getTime() - last.at.getTime() < repeatSeconds * 1000
}
