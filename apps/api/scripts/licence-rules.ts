/**
 * Licences under which others' code may be part of the shop: they ask for a notice, or for changes to their own files,
 * and for nothing of ours. Identifiers are those of SPDX.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Looked at one by one. */
const judged: readonly (readonly [name: RegExp, licence: string])[] = [
  // Its licence file is that of the MIT.
  [/^png-js@/, 'unknown'],
  // Its readme says MIT.
  [/^humanize-number@/, 'unknown'],
  // "BSD" of three clauses, as its licence file says.
  [/^css-mediaquery@/, 'BSD'],
  // Python's, under which a notice is all that is asked for.
  [/^argparse@/, 'PSF-2.0'],
  // A library of its own beside ours, which anybody may replace: what the LGPL asks for.
  [/^@img\/sharp-(?:libvips-)?[\w-]+@/, 'LGPL-3.0-or-later'],
]

export function isAllowed(name: string, licence: string): boolean {
  const isJudged = judged.some(([pattern, those]) => those === licence && pattern.test(name))
  return isJudged || isAllowedExpression(licence)
}

/** `(MIT OR Apache-2.0)`: one of them is enough; of `MIT AND ISC` all count. */
export function isAllowedExpression(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, ' ').split(/\sOR\s/)
  return alternatives.some((all) => all.split(/\sAND\s/).every((one) => allowed.has(one.trim())))
}

/** As package.json says it, also in the forms that were given up long ago. */
export function licenceOf(manifest: Readonly<Record<string, unknown>>): string {
  const { license, licenses } = manifest
  if (typeof license === 'string' && license !== '') return license
  const named = [license, licenses]
    .flat()
    .map((entry) => (entry as { type?: unknown } | null)?.type)
  const types = named.filter((type) => typeof type === 'string')
  return types.length > 0 ? types.join(' OR ') : 'unknown'
}
