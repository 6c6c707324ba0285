import Negotiator from 'negotiator'

/** The media type of refusals, whatever the operation answers otherwise. */
const json = 'application/json'

/** Of a media type, all but `q`. */
const parameters = /;(?!\s*q\s*=)[^,;]*/gi

/**
 * Whether an `Accept` header allows any of our answers (RFC 9110, 12.5.1). Parameters are left out first: to negotiator
 * `application/json; charset=utf-8` is no `application/json`, and to our callers it is.
 */
export function isAcceptable(accept: string | undefined, answers: readonly string[]): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const headers = { accept: accept.replaceAll(parameters, '') }
  return new Negotiator({ headers }).mediaTypes([json, ...answers]).length > 0
}
