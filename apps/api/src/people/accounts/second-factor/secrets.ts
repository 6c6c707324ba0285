import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readSecretKey, type KeySource } from './secret-key.ts'

/**
 * Encryption and signing by the shop's own key, which is not in the database: the database alone does not suffice to
 * make codes of anybody's authenticator app.
 */
export interface Secrets {
  /** `owner` is bound in: a sealed text moved to another row does not open. */
  seal: (text: string, owner: string) => Buffer
  unseal: (sealed: Buffer, owner: string) => string
  sign: (text: string) => Buffer
  isSignedBy: (text: string, signature: Buffer) => boolean
}

declare module '../../../core/context.ts' {
  interface Context {
    secrets: Secrets
  }
}

/** The key is read, or made, when it is first needed: most shops in development never do. */
export function openSecrets(source: KeySource): Secrets {
  let key: Buffer | undefined
  const keyFor = (purpose: string): Buffer => {
    key ??= readSecretKey(source)
    return Buffer.from(hkdfSync('sha256', key, '', `bandari ${purpose}`, 32))
  }
  const sign = (text: string) => createHmac('sha256', keyFor('challenge')).update(text).digest()
  return {
    seal: (text, owner) => seal(keyFor('seal'), text, owner),
    unseal: (sealed, owner) => unseal(keyFor('seal'), sealed, owner),
    sign,
    isSignedBy: (text, signature) => {
      const expected = sign(text)
      return signature.length === expected.length && timingSafeEqual(signature, expected)
    },
  }
}

const nonceLength = 12
const tagLength = 16

/** AES-256-GCM: nonce, tag, text. */
function seal(key: Buffer, text: string, owner: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function unseal(key: Buffer, sealed: Buffer, owner: string): string {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  const text = decipher.update(sealed.subarray(nonceLength + tagLength))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
