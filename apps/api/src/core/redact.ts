/**
 * What a log may not hold: whoever reads it must not be able to sign in as somebody, and need not learn who somebody
 * is. Lines are redacted as they are written, so it does not matter which part of the shop, or whose library, put a
 * secret into which field.
 */

const secret = '[secret]'

const quoted = String.raw`"(?:[^"\\]|\\.)*"`

/** PostgreSQL tells the whole row that it refused in `detail`, and values in the others. */
const ofDatabase = ['detail', 'where', 'internalQuery', 'parameters', 'bindings', 'hint', 'query']

const ofPeople = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'password_hash',
  'current_password',
  'new_password1',
  'new_password2',
  'token',
  'access_token',
  'secret',
]

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [
    new RegExp(
      String.raw`"(${[...ofDatabase, ...ofPeople].join('|')})":(?:${quoted}|\[[^\]]*\])`,
      'gi',
    ),
    `"$1":"${secret}"`,
  ],
  // Links of mails: /activate/{uid}/{token}, /password/reset/confirm/{uid}/{token} and the calls behind them.
  [/(\/(?:activate|confirm)\/[^/?#\s"\\]+\/)[^/?#\s"\\]+/gi, `$1${secret}`],
  [/([?&#](?:token|code|key|password|access_token|id_token|filter)=)[^&#\s"\\]+/gi, `$1${secret}`],
  [/\b(Token|Bearer|Basic) [\w.~+/=-]{16,}/gi, `$1 ${secret}`],
  [/(\/\/)[^/@\s"\\]+@/g, `$1${secret}@`],
  // Tokens of links and hand-overs have 43 characters, those of sessions 40 hexadecimal digits.
  [/(?<![\w-])(?:[\w-]{43}|[\da-f]{40})(?![\w-])/g, secret],
  [/[\w.+%'-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi, '[email]'],
]

export function redact(text: string): string {
  return rules.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text)
}
