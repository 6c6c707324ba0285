import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation } from '@bandari/sdk'

/** What a browser and the device behind it do with a question; each part may be made to lie. */
export interface Ceremony {
  /** The page's. */
  origin: string
  /** Whether the owner showed to be there, by a fingerprint or a PIN. */
  isVerified?: boolean
  /** What the device counts, in place of one more than before. */
  counter?: number
}

/** A device that holds one key (ES256), as WebAuthn has it: https://www.w3.org/TR/webauthn-3/. */
export class Authenticator {
  readonly credentialId = randomBytes(16)
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject }
  #rpId = ''
  #counter = 0

  constructor() {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  get id(): string {
    return this.credentialId.toString('base64url')
  }

  /** Makes the key for the site. */
  make(
    { challenge, rp }: Pick<PasskeyCreation['options'], 'challenge' | 'rp'>,
    ceremony: Ceremony,
  ): PasskeyAttestation {
    this.#rpId = rp.id
    const data = Buffer.concat([
      this.#data(ceremony, attested),
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      this.#coseKey(),
    ])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ])
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs what the site asks. */
  answer({ challenge }: { challenge: string }, ceremony: Ceremony): PasskeyAssertion {
    this.#counter = ceremony.counter ?? this.#counter + 1
    const data = this.#data(ceremony, 0)
    const client = clientData('webauthn.get', challenge, ceremony)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id: this.id,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
      },
    }
  }

  #data({ isVerified = true }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const present = 0x01 | (isVerified ? 0x04 : 0)
    const rpIdHash = createHash('sha256').update(this.#rpId).digest()
    return Buffer.concat([rpIdHash, Buffer.from([present | flags]), counter])
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

/** The flag for: a key follows. */
const attested = 0x40

function clientData(type: string, challenge: string, { origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])

/** Of 24 to 255 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()])
}
