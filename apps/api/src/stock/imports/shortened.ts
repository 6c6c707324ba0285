/** Enough of a text to find it again, never half a letter. */
export function shortened(text: string, longest = 100): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`
}
