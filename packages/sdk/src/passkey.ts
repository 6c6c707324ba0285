import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyQuestion,
} from './generated/schemas.ts'

/**
 * What browser and device do with a passkey. Apart from the client, because most visits have none; loaded before it is
 * needed, because browsers ask a device only soon after a press.
 */

/** `cancelled` by the person, or because they took too long: browsers do not tell which. `known`: the device has one. */
export type PasskeyFailure = 'cancelled' | 'known' | 'unsupported' | 'failed'

export type PasskeyResult<Passkey> = { passkey: Passkey } | { failure: PasskeyFailure }

/** Has the device make a passkey. */
export function makePasskey(
  options: PasskeyCreation['options'],
): Promise<PasskeyResult<PasskeyAttestation>> {
  return tried(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: options,
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, response: { clientDataJSON, attestationObject, transports } }
  })
}

/** Has one of the account's passkeys sign. */
export function askPasskey(question: PasskeyQuestion): Promise<PasskeyResult<PasskeyAssertion>> {
  return tried(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: question,
    })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, response: { clientDataJSON, authenticatorData, signature } }
  })
}

async function tried<Passkey>(ceremony: () => Promise<Passkey>): Promise<PasskeyResult<Passkey>> {
  if (!browserSupportsWebAuthn()) return { failure: 'unsupported' }
  try {
    return { passkey: await ceremony() }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

function failureOf(error: unknown): PasskeyFailure {
  if (
    error instanceof WebAuthnError &&
    error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  ) {
    return 'known'
  }
  const isCancelled =
    error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
  return isCancelled ? 'cancelled' : 'failed'
}
