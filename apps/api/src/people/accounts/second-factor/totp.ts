import { generateSecret, generateURI, verifySync } from 'otplib'

/** An authenticator app's secret: 160 bits in base32. */
export const newTotpSecret = (): string => generateSecret()

/** What the app reads from the QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return generateURI({ issuer, label, secret })
}

/** A telephone's clock is off by half a minute at most; a code of the step before or after counts. */
const tolerance = 30

/** The half minute that a code belongs to; null when it is wrong, or its half minute was used already. */
export function stepOfCode(
  { secret, lastStep }: { secret: string; lastStep: number | null },
  code: string,
  now: Date,
): number | null {
  // The library throws on what cannot be a code.
  if (!/^\d{6}$/.test(code)) return null
  const verified = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: tolerance,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  })
  return verified.valid && 'timeStep' in verified ? verified.timeStep : null
}
