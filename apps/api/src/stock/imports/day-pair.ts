/** The two numbers before the year of `05/10/2026`; null for another form. */
export function dayPair(text: string): [number, number] | null {
  const [, first, second] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}(?:[T\s].*)?$/.exec(text.trim()) ?? []
  return first === undefined ? null : [Number(first), Number(second)]
}
