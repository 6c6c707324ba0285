import { expect, it } from 'vitest'
import { isAllowed, licenceOf } from './licence-rules.ts'

it.each<[string, object, string, boolean]>([
  ['one licence', { license: 'MIT' }, 'MIT', true],
  ['one of two licences', { license: '(GPL-3.0 OR MIT)' }, '(GPL-3.0 OR MIT)', true],
  ['both of two licences', { license: 'MIT AND ISC' }, 'MIT AND ISC', true],
  [
    'two licences, one of which is not allowed',
    { license: 'MIT AND GPL-3.0' },
    'MIT AND GPL-3.0',
    false,
  ],
  ['a deprecated form', { license: { type: 'ISC', url: '' } }, 'ISC', true],
  [
    'an older deprecated form',
    { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] },
    'MIT OR GPL-2.0',
    true,
  ],
  ['one that requires our source code', { license: 'AGPL-3.0-only' }, 'AGPL-3.0-only', false],
  ['no licence', {}, 'unknown', false],
])('%s', (_, manifest, licence, allowed) => {
  expect(licenceOf(manifest as Record<string, unknown>)).toBe(licence)
  expect(isAllowed('some-package@1.0.0', licence)).toBe(allowed)
})

it('allows a reviewed licence for the reviewed package alone', () => {
  expect(isAllowed('@img/sharp-libvips-linux-x64@1.3.4', 'LGPL-3.0-or-later')).toBe(true)
  expect(isAllowed('sharp-libvips@1.3.4', 'LGPL-3.0-or-later')).toBe(false)
})
