import type { Signing } from './signing.ts'

/**
 * Signs a finished PDF as PAdES-B-B (ETSI EN 319 142-1): a CMS over every byte of the file but its own place, which binds the
 * certificate and is appended, so that any change of the rest shows. Without a key the file stays as it is.
 */
export async function signPdf(file: Buffer, signing: Signing | null, now: Date): Promise<Buffer> {
  if (signing === null) return file
  // Loading takes half a second, which only somebody who asks for a document should wait for.
  const { PDF } = await import('@libpdf/core')
  const pdf = await PDF.load(file)
  const { signer } = signing
  const certificates = [signer.certificate, ...(signer.certificateChain ?? [])]
  const { bytes } = await pdf.sign({
    signer,
    // Room for the certificates, and for a signature with its attributes.
    estimatedSize: certificates.reduce((size, { length }) => size + length, 2048),
    level: 'B-B',
    signingTime: now,
    fieldName: 'Issuer',
  })
  return Buffer.from(bytes)
}
