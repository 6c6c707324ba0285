/**
 * Removes secrets and e-mail addresses from log lines: a reader of the log must not be able to sign in as somebody, and need not
 * learn who somebody is. Lines are redacted as they are written, so it does not matter which module or library logged a secret.
 */

const secret = '[secret]'

const quoted = String.raw`"(?:[^"\\]|\\.)*"`

/** Fields of PostgreSQL's errors: `detail` holds the whole refused row, the others hold values. */
const databaseFields = [
  'detail',
  'where',
  'internalQuery',
  'parameters',
  'bindings',
  'hint',
  'query',
]

const credentialFields = [
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
      String.raw`"(${[...databaseFields, ...credentialFields].join('|')})":(?:${quoted}|\[[^\]]*\])`,
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
