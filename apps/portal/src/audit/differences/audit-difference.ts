import { formatMoment } from '../../shared/dates.ts'
import { excerpts } from './excerpts.ts'
import { t } from '../../language/translator.ts'

export interface Difference {
  /** `refund.amount`. */
  field: string
  kind: 'changed' | 'added' | 'removed' | 'same'
  /** Null where there was nothing. */
  before: string | null
  after: string | null
}

/** The state before and after an action, field by field; unchanged fields come last. */
export function differencesOf({
  before,
  after,
}: {
  /** JSON text, as `after`. */
  before: string | null
  after: string | null
}): Difference[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  const all = [...new Set([...old.keys(), ...now.keys()])].map((field) => {
    const [from, to] = [old.get(field) ?? null, now.get(field) ?? null]
    return { field, kind: kindOf(from, to), ...excerpts(from, to) }
  })
  return [
    ...all.filter(({ kind }) => kind !== 'same'),
    ...all.filter(({ kind }) => kind === 'same'),
  ]
}

function kindOf(before: string | null, after: string | null): Difference['kind'] {
  if (before === after) return 'same'
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

function fieldsOf(json: string | null): Map<string, string | null> {
  const fields = new Map<string, string | null>()
  if (json === null) return fields
  collect(fields, '', JSON.parse(json))
  return fields
}

function collect(fields: Map<string, string | null>, path: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (path !== '' || value !== null) fields.set(path || 'value', print(path, value))
    return
  }
  for (const [name, part] of Object.entries(value)) {
    collect(fields, path === '' ? name : `${path}.${name}`, part)
  }
}

/** Fields that the database holds in hundredths: cents, and percentages with two places. */
const hundredths = new Set(['amount', 'approved', 'benefit', 'min_goods', 'paid', 'price', 'total'])

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

function print(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return t(value ? 'staffAudit.yes' : 'staffAudit.no')
  if (typeof value === 'string') return instant.test(value) ? formatMoment(value) : value
  if (Array.isArray(value)) return value.map((each) => print(path, each) ?? '–').join(', ')
  const name = path.split('.').at(-1) ?? ''
  if (typeof value === 'number' && hundredths.has(name)) return (value / 100).toFixed(2)
  return JSON.stringify(value)
}
