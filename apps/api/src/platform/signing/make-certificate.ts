import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Integer, OctetString, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  Attribute,
  AuthenticatedSafe,
  BasicConstraints,
  CertBag,
  Certificate,
  Extension,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs'

export interface OwnCertificate {
  /** Where the PKCS #12 file and its passphrase come to lie. */
  certificate: string
  passphrase: string
  /** Whom it names. */
  name: string
  now: Date
}

/** Makes both files, readable by us alone, unless they are there; of two processes one makes each, and both read the same. */
export async function makeCertificate({ certificate, passphrase, name, now }: OwnCertificate) {
  await mkdir(dirname(certificate), { recursive: true })
  await writeOnce(passphrase, async () => Buffer.from(`${randomBytes(18).toString('base64url')}\n`))
  await writeOnce(certificate, async () => {
    const secret = (await readFile(passphrase, 'utf8')).trim()
    return selfSigned({ name, now, passphrase: secret })
  })
}

/** Written whole under another name and then linked. */
async function writeOnce(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (await isThere(path)) return
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, await make(), { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}

async function isThere(path: string): Promise<boolean> {
  const found = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found !== null
}

interface Wanted {
  name: string
  now: Date
  passphrase: string
}

const years = 10
/** Few, because the passphrase is 18 random bytes, which nobody tries out. */
const iterations = 2048
const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}

/** A key and a certificate of its own, as a PKCS #12 file. */
export async function selfSigned({ name, now, passphrase }: Wanted): Promise<Buffer> {
  const keys = await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: serial() })
  for (const person of [certificate.subject, certificate.issuer]) {
    const value = new Utf8String({ value: name })
    person.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value }))
  }
  certificate.notBefore.value = now
  certificate.notAfter.value = new Date(now)
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + years)
  const constraints = new BasicConstraints({ cA: false }).toSchema().toBER()
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints }),
    // What is signed stays signed: digitalSignature, nonRepudiation.
    new Extension({
      extnID: '2.5.29.15',
      critical: true,
      extnValue: new Uint8Array([3, 2, 6, 0xc0]).buffer,
    }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return asFile(certificate, keys.privateKey, passphrase)
}

/** Positive, and not guessed. */
function serial(): ArrayBuffer {
  const bytes = Uint8Array.from(randomBytes(16))
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return bytes.buffer
}

async function asFile(
  certificate: Certificate,
  key: CryptoKey,
  passphrase: string,
): Promise<Buffer> {
  const secret = Uint8Array.from(Buffer.from(passphrase)).buffer
  const info = PrivateKeyInfo.fromBER(await crypto.subtle.exportKey('pkcs8', key))
  const sealed = new PKCS8ShroudedKeyBag({ parsedValue: info })
  const contentEncryptionAlgorithm = {
    name: 'AES-CBC',
    length: 256,
    iv: Uint8Array.from(randomBytes(16)),
  }
  await sealed.makeInternalValues({
    password: secret,
    contentEncryptionAlgorithm,
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: iterations,
  })
  const keyId = new OctetString({
    valueHex: await crypto.subtle.digest('SHA-1', info.toSchema().toBER()),
  })
  const bagAttributes = [new Attribute({ type: '1.2.840.113549.1.9.21', values: [keyId] })]
  const keyBag = new SafeBag({
    bagId: '1.2.840.113549.1.12.10.1.2',
    bagValue: sealed,
    bagAttributes,
  })
  const certificateBag = new SafeBag({
    bagId: '1.2.840.113549.1.12.10.1.3',
    bagValue: new CertBag({ parsedValue: certificate }),
    bagAttributes,
  })
  const safeContents = [keyBag, certificateBag].map((bag) => ({
    privacyMode: 0,
    value: new SafeContents({ safeBags: [bag] }),
  }))
  const authenticatedSafe = new AuthenticatedSafe({ parsedValue: { safeContents } })
  const file = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe } })
  await authenticatedSafe.makeInternalValues({ safeContents: [{}, {}] })
  await file.makeInternalValues({
    password: secret,
    iterations,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  })
  return Buffer.from(file.toSchema().toBER())
}
