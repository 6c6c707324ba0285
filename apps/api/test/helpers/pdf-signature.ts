import { fromBER } from 'asn1js'
import { Certificate, ContentInfo, CryptoEngine, SignedData } from 'pkijs'

/** What a reader of PDF makes of the signature of a file. */
export interface ReadSignature {
  /** That the bytes are those that were signed, by the key of the certificate inside. */
  isValid: boolean
  /** That they are all bytes of the file but the signature's own place. */
  coversFile: boolean
  /** Where that place begins and ends. */
  place: { from: number; to: number }
  subFilter: string
  /** DER. */
  certificate: Buffer
  /** Object identifiers of what is signed beside the file. */
  attributes: string[]
}

/** Our own: the library that signs puts one in place that does not verify. */
const engine = new CryptoEngine({ name: 'test', crypto })

/** Null where the file has no signature. */
export async function readSignature(file: Buffer): Promise<ReadSignature | null> {
  const text = file.toString('latin1')
  const found = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text)
  if (!found) return null
  const [start = 0, before = 0, again = 0, after = 0] = found.slice(1).map(Number)
  const place = file.subarray(before, again).toString('latin1')
  const data = Buffer.concat([file.subarray(start, start + before), file.subarray(again)])
  const der = Buffer.from(place.slice(1, -1), 'hex')
  const signed = new SignedData({
    schema: new ContentInfo({ schema: fromBER(Uint8Array.from(der).buffer).result }).content,
  })
  const [signer] = signed.signerInfos
  const [certificate] = signed.certificates ?? []
  if (!(certificate instanceof Certificate)) throw new Error('no certificate in the signature')
  const isValid = await signed
    .verify({ signer: 0, data: Uint8Array.from(data).buffer, checkChain: false }, engine)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error) return false
      throw error
    })
  return {
    isValid,
    place: { from: before, to: again },
    coversFile:
      start === 0 && place.startsWith('<') && place.endsWith('>') && again + after === file.length,
    subFilter: /\/SubFilter\s*\/([\w.]+)/.exec(text)?.[1] ?? '',
    certificate: Buffer.from(certificate.toSchema().toBER()),
    attributes: (signer?.signedAttrs?.attributes ?? []).map(({ type }) => type),
  }
}
