interface Range {
  type: string
  /** `q=0`: not acceptable. */
  isRefused: boolean
}

/** The media type of refusals, whatever the operation answers otherwise. */
const json = 'application/json'

/**
 * Whether an `Accept` header allows any of our answers. Of several ranges that name a type the most exact one decides,
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
