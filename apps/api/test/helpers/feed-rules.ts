import { parse } from 'csv-parse/sync'
import type { Attribute, AttributeTable } from './feed-tables.data.ts'

/** The rows of a file by their columns. Throws where it is not as RFC 4180 has it. */
export function feedRows(text: string): Record<string, string>[] {
  if (text.startsWith('\uFEFF') || /[^\r]\n/.test(text.replaceAll(/"(?:[^"]|"")*"/g, '')))
    throw new Error('not RFC 4180')
  return parse<Record<string, string>>(text, { columns: true, record_delimiter: '\r\n' })
}

/** What of a file is not as the platform publishes it. */
export function feedFaults(text: string, table: AttributeTable, ids: string): string[] {
  const rows = feedRows(text)
  const [header = []] = parse(text, { to: 1, record_delimiter: '\r\n' })
  const known = new Set<string>()
  return [
    ...header.filter((name) => !Object.hasOwn(table, name)).map((name) => `unknown: ${name}`),
    ...Object.entries(table)
      .filter(([name, { isRequired }]) => isRequired && !header.includes(name))
      .map(([name]) => `missing: ${name}`),
    ...rows.flatMap((row) => {
      const id = row[ids] ?? ''
      const faults = known.has(id) ? [`twice: ${id}`] : []
      known.add(id)
      return [...faults, ...rowFaults(row, table)]
    }),
  ]
}

function rowFaults(row: Record<string, string>, table: AttributeTable): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const attribute = table[name]
    return attribute && !fits(value, attribute) ? [`${name}: ${value}`] : []
  })
}

function fits(value: string, { isRequired, form, values, longest }: Attribute): boolean {
  if (value === '') return isRequired !== true
  // Neither a line break nor anything else that is not seen.
  if (/(?![\u200C\u200D])\p{C}/u.test(value) || value.trim() !== value) return false
  if (longest !== undefined && Array.from(value).length > longest) return false
  return (form?.test(value) ?? true) && (values?.includes(value) ?? true)
}
