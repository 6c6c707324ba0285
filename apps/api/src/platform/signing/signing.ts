import type { Signer } from '@libpdf/core'

/** The key that the shop's documents are signed with, and what anybody may know of it. */
export interface Signing {
  signer: Signer
  /** Whom the certificate names. */
  name: string
  /** SHA-256 of the certificate, as readers of PDF print it: `3F:A0:…`. */
  fingerprint: string
  validFrom: Date
  validTo: Date
  /** DER. */
  certificate: Buffer
}

declare module '../../core/context.ts' {
  interface Context {
    /** Null: documents leave without a signature. */
    signing: Signing | null
  }
}
