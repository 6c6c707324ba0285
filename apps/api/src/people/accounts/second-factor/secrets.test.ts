import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSecretKey } from './secret-key.ts'
import { openSecrets } from './secrets.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bandari-key-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const source = { secretKey: undefined, dataDir }

describe('the key', () => {
  test('is made once, for its owner alone', () => {
    const key = readSecretKey(source)
    expect(readSecretKey(source)).toEqual(key)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[\w+/]{43}=\n$/)
  })

  test.each(['', 'short', Buffer.alloc(31).toString('base64')])('%j is none', (secretKey) => {
    expect(() => readSecretKey({ secretKey, dataDir })).toThrow('32 bytes')
  })
})

describe('what is sealed', () => {
  const secrets = openSecrets(source)
  const sealed = secrets.seal('JBSWY3DP', 'authenticator 7')

  test('opens for its owner, and never looks the same', () => {
    expect(secrets.unseal(sealed, 'authenticator 7')).toBe('JBSWY3DP')
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
    expect(secrets.seal('JBSWY3DP', 'authenticator 7')).not.toEqual(sealed)
  })

  test('does not open for another owner, by another key, or changed', () => {
    const other = openSecrets({ secretKey: Buffer.alloc(32).toString('base64'), dataDir })
    const changed = Buffer.from(sealed)
    changed[changed.length - 1]! ^= 1
    expect(() => secrets.unseal(sealed, 'authenticator 8')).toThrow('unable to authenticate')
    expect(() => other.unseal(sealed, 'authenticator 7')).toThrow('unable to authenticate')
    expect(() => secrets.unseal(changed, 'authenticator 7')).toThrow('unable to authenticate')
  })
})
