interface Range {
  type: string
  /** Nothing of it is wanted: `q=0`. */
  isRefused: boolean
}

/** The kind that refusals are answered in, whatever an operation answers otherwise. */
const json = 'application/json'

/**
 * Does an `Accept` header leave us anything to answer? Of several ranges that name a type the most exact one decides,
 * and parameters other than `q` are not looked at: `application/json; charset=utf-8` means JSON (RFC 9110, 12.5.1).
 */
export function isAcceptable(accept: string | undefined, answers: readonly string[]): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const ranges = accept.split(',').map(readRange)
  return [json, ...answers].some((type) => isWanted(type, ranges))
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))
  return { type, isRefused: quality !== undefined && Number(quality.replace(/^q\s*=/, '')) === 0 }
}

function isWanted(type: string, ranges: readonly Range[]): boolean {
  const [group = ''] = type.split('/')
  for (const name of [type, `${group}/*`, '*/*']) {
    const named = ranges.filter((range) => range.type === name)
    if (named.length > 0) return named.some(({ isRefused }) => !isRefused)
  }
  return false
}
