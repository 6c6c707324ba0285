import { withoutUnits } from './money-signs.ts'

export type Mark = '.' | ','

/** What the marks within a number show. */
export interface NumberShape {
  /** Digits with `.` before the decimals; of an ambiguous number the reading in thousands. */
  value: string
  decimal: Mark | null
  thousands: Mark | null
  /** Three decimals, for certain. */
  hasThree: boolean
  /** One mark with three digits behind it, as in `12,500`: thousands or decimals. */
  ambiguous: Mark | null
}

/** `1.234,50`, `1 234,50`, `1'234.50`, `12,500`; null for anything that is no number. Units and currencies may stand around it. */
export function shapeOf(cell: string): NumberShape | null {
  const text = withoutUnits(cell)
  if (/^\d+$/.test(text)) return plain(text)
  const spaced = /^\d{1,3}(?:[\s'’_]\d{3})+(?=$|[.,])/u.exec(text)
  const digits = spaced ? text.replaceAll(/(?<=\d)[\s'’_](?=\d{3})/gu, '') : text
  if (!/^\d*[.,\d]*\d$/.test(digits) || !/^\d/.test(digits)) return null
  const marks = digits.match(/[.,]/g) ?? []
  if (marks.length === 0) return plain(digits)
  const last = marks.at(-1) as Mark
  const others = marks.filter((mark) => mark !== last)
  if (others.length > 0) return withBoth(digits, last)
  if (marks.length > 1) return grouped(digits, last)
  return withOne(digits, last, spaced !== null)
}

const plain = (value: string): NumberShape => ({
  value,
  decimal: null,
  thousands: null,
  hasThree: false,
  ambiguous: null,
})

/** `1,234.50`: the last stands once, before decimals. */
function withBoth(digits: string, last: Mark): NumberShape | null {
  const other: Mark = last === '.' ? ',' : '.'
  const [whole = '', fraction = '', ...more] = digits.split(last)
  if (more.length > 0 || !isGrouped(whole, other)) return null
  const value = `${whole.replaceAll(other, '')}.${fraction}`
  return {
    value,
    decimal: last,
    thousands: other,
    hasThree: fraction.length === 3,
    ambiguous: null,
  }
}

/** `1,234,500` */
function grouped(digits: string, mark: Mark): NumberShape | null {
  if (!isGrouped(digits, mark)) return null
  return { ...plain(digits.replaceAll(mark, '')), thousands: mark }
}

function withOne(digits: string, mark: Mark, hasSpaces: boolean): NumberShape {
  const [whole = '', fraction = ''] = digits.split(mark)
  const isThree = fraction.length === 3
  const isCertain = hasSpaces || whole.length > 3 || whole.startsWith('0')
  if (isThree && !isCertain) return { ...plain(`${whole}${fraction}`), ambiguous: mark }
  return { ...plain(`${whole}.${fraction}`), decimal: mark, hasThree: isThree }
}

const isGrouped = (whole: string, mark: Mark) =>
  (mark === ',' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/).test(whole)
