import { X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../core/settings.ts'
import { SettingsError } from '../../core/settings-error.ts'
import type { Signing } from './signing.ts'

type SigningSettings = Pick<Settings, 'signing' | 'demo' | 'dataDir' | 'brandName'>

/**
 * Reads the key that documents are signed with; null where nobody gave one. The demo makes its own at the first start,
 * whose certificate nobody vouches for.
 */
export async function openSigning(settings: SigningSettings, now: Date): Promise<Signing | null> {
  if (settings.signing !== null) return readSigning(settings.signing, now)
  if (!settings.demo) return null
  const own = {
    certificate: join(settings.dataDir, 'signing.p12'),
    passphrase: join(settings.dataDir, 'signing.passphrase'),
  }
  if (!Object.values(own).every((path) => existsSync(path))) {
    const { makeCertificate } = await import('./make-certificate.ts')
    await makeCertificate({ ...own, name: settings.brandName, now })
  }
  return readSigning(own, now)
}

async function readSigning(
  files: { certificate: string; passphrase: string },
  now: Date,
): Promise<Signing> {
  const [p12, passphrase] = [
    await read('SIGNING_CERTIFICATE', files.certificate),
    (await read('SIGNING_PASSPHRASE_FILE', files.passphrase)).toString('utf8').trim(),
  ]
  const { P12Signer } = await import('@libpdf/core')
  const signer = await P12Signer.create(p12, passphrase).catch((error: Error) => {
    throw new SettingsError(
      `The file of SIGNING_CERTIFICATE (${files.certificate}) is no PKCS #12 file that the passphrase of SIGNING_PASSPHRASE_FILE opens, or holds no key with its certificate: ${error.message}`,
    )
  })
  const certificate = Buffer.from(signer.certificate)
  const read509 = new X509Certificate(certificate)
  const [validFrom, validTo] = [read509.validFromDate, read509.validToDate]
  if (now > validTo || now < validFrom) {
    throw new SettingsError(
      `The certificate of SIGNING_CERTIFICATE is valid from ${validFrom.toISOString()} to ${validTo.toISOString()}, and not now: what it signs would be refused.`,
    )
  }
  const name = commonName(read509)
  return { signer, name, fingerprint: read509.fingerprint256, validFrom, validTo, certificate }
}

async function read(setting: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`The file of ${setting} cannot be read: ${path} (${code ?? 'unknown'})`)
  }
}

/** `CN=Bandari`, or the whole subject of a certificate that names no person. */
function commonName({ subject }: X509Certificate): string {
  return /^(?:CN|O)=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ')
}
