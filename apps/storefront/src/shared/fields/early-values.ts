/**
 * The values that were typed, chosen or ticked in a form before its code was loaded, merged with the code's initial
 * values. Unknown names and files are left out; so are empty values, because a list whose choices are not loaded yet
 * looks empty.
 */
export function earlyValues(
  typed: FormData,
  values: Readonly<Record<string, unknown>>,
): Record<string, string | boolean> {
  const early: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(values)) {
    const entry = typed.get(name)
    if (typeof value === 'string' && typeof entry === 'string' && entry !== '' && entry !== value) {
      early[name] = entry
    }
    // A box that is not ticked is not in the data.
    if (typeof value === 'boolean' && (entry !== null) !== value) early[name] = entry !== null
  }
  return early
}
