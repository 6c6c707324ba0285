/** A value as JSON for an inline script: every `<` escaped, so that no text can close the element. */
export function scriptJson(value: unknown): string {
  return safe(JSON.stringify(value))
}

/** Cache of serialised values that several pages show. */
const texts = new WeakMap<object, string>()

/** Caches JSON that the API has already produced for a value. */
export function cacheJson(value: unknown, json: string) {
  if (isObject(value) && !texts.has(value)) texts.set(value, safe(json))
}

/** The JSON of a value that other pages may also show; cached. */
export function cachedJson(value: unknown): string {
  const known = isObject(value) ? texts.get(value) : undefined
  if (known !== undefined) return known
  const text = scriptJson(value)
  if (isObject(value)) texts.set(value, text)
  return text
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function safe(json: string): string {
  return json.includes('<') ? json.replaceAll('<', '\\u003c') : json
}
