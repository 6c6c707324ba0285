import { boolean, number, string } from 'yup'

const written: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['yes', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['no', false],
  ['0', false],
])

/** A setting with two states, by the words that people write into configuration files. */
export const onOff = () =>
  boolean()
    .transform((_, given: unknown) =>
      typeof given === 'string' ? (written.get(given.trim().toLowerCase()) ?? given) : given,
    )
    .typeError('${path} must be on or off (also true or false, yes or no, 1 or 0)')

/** A whole number within bounds, which a refusal names. */
export function whole(least: number, most: number) {
  const sentence = `\${path} must be a whole number from ${least} to ${most}`
  return number().typeError(sentence).integer(sentence).min(least, sentence).max(most, sentence)
}

/** A public address without a path. */
export const origin = () =>
  string().matches(/^https?:\/\/[^/\s]+$/, '${path} must look like https://example.com')

/** An address without a trailing slash, which may stand in a header as it is. */
export const address = (example: string) =>
  string().matches(/^https?:\/\/[^\s;,'"]+[^\s;,'"/]$/, `\${path} must look like ${example}`)

/** An international number as it is printed, `+254 20 555 0100`. */
export const phonePattern = /^\+\d[\d ]{5,24}$/
