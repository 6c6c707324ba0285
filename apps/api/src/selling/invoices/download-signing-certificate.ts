import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'

export const downloadSigningCertificate: Handler<'downloadSigningCertificate'> = async ({
  signing,
}) => {
  if (signing === null) return notFound
  const headers = {
    'content-type': 'application/pkix-cert',
    'content-disposition': 'attachment; filename="signing-certificate.cer"',
  } as const
  return { status: 200, headers, body: signing.certificate }
}
