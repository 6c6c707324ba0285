/** A caller's value as text for a sentence, whatever it is: `{"toString":"x"}` cannot be made a text by JavaScript. */
export function valueText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
