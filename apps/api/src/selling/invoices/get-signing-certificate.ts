import type { Handler } from '../../core/contract.ts'

/** Holders of our documents compare the signer with this certificate. */
export const getSigningCertificate: Handler<'getSigningCertificate'> = async (
  { signing },
  { origin },
) => {
  if (signing === null) return { status: 200, body: { certificate: null } }
  const { name, fingerprint, validFrom, validTo } = signing
  return {
    status: 200,
    body: {
      certificate: {
        name,
        fingerprint,
        valid_from: validFrom.toISOString(),
        valid_to: validTo.toISOString(),
        file: `${origin}/api/signing-certificate/file/`,
      },
    },
  }
}
