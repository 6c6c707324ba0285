/** Names one intention to the server (`Idempotency-Key`); `crypto.randomUUID` exists on https and localhost only. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
