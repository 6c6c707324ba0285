import type { Handler } from '../../core/contract.ts'

/** What whoever holds one of our documents compares its signer with. */
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
