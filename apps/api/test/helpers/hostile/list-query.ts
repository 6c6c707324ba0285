import { pick, type Random } from '../random.ts'
import { encoded, hostileJson, hostileText } from './hostile-values.ts'

const suffixes = ['', '', '', '_gte', '_lte', '_neq']
const ranges = [
  '[0,24]',
  '[0,99]',
  '[9007199254740990,9007199254740991]',
  '[1e15,1000000000000001]',
]

/** The dialect of staff lists: `sort`, `range` and `filter` are JSON of their own. */
export function listQuery(fields: readonly string[], random: Random): string {
  const field = () =>
    random() < 0.9 && fields.length > 0 ? pick(fields, random) : hostileText(random)
  const parts: string[] = []
  if (random() < 0.5)
    parts.push(
      `sort=${encoded(random() < 0.8 ? JSON.stringify([field(), pick(['ASC', 'DESC'], random)]) : hostileJson(random))}`,
    )
  if (random() < 0.4)
    parts.push(`range=${encoded(random() < 0.7 ? pick(ranges, random) : hostileJson(random))}`)
  if (random() < 0.9) parts.push(`filter=${encoded(filter(field, random)).slice(0, 12_000)}`)
  return parts.join('&')
}

function filter(field: () => string, random: Random): string {
  if (random() < 0.05) return hostileJson(random)
  const conditions = Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
    const name = random() < 0.15 ? 'q' : field() + pick(suffixes, random)
    const value =
      random() < 0.15 ? `[${hostileJson(random)},${hostileJson(random)}]` : hostileJson(random)
    return `${JSON.stringify(name)}:${value}`
  })
  return `{${conditions.join(',')}}`
}
