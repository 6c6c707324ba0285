/** The unit with which the API stores a number of an engine that has none: `1500` → cc, `1.5` → L. */
export function engineUnit(value: string): string | undefined {
  const text = value.trim()
  if (/^\d{1,2}[.,]\d$/.test(text)) return 'L'
  if (!/^\d{1,3}(?:[., ]?\d{3})?$/.test(text)) return undefined
  return Number(text.replaceAll(/\D/g, '')) >= 40 ? 'cc' : undefined
}

export function withEngineUnit(value: string): string {
  const unit = engineUnit(value)
  return unit === undefined ? value : `${value.trim()} ${unit}`
}
