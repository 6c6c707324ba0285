/** A value as a sentence mentions it, whatever a caller sent: `{"toString":"x"}` cannot be made a text by JavaScript. */
export function mentioned(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
