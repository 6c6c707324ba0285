/** What was typed, as a rule; undefined where it is no object. The API says whether it is a rule of its kind. */
export function readContent(text: string): Record<string, unknown> | undefined {
  const read = parse(text)
  return isRecord(read) ? read : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Incomplete JSON: the field shows the error.
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
