import type { Refusal } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { brand } from '../../shared/programme/brand.ts'

/** Account spec §5. */
export const invalidMobile = 'Please enter a valid mobile number'
export const invalidEmail = 'A valid email is required.'

/** Account spec §8, agent upgrade. */
const refusals: Readonly<Record<number, string>> = {
  406: `Oops - the referrer email address entered is not registered on ${brand}. Rectify or delete the email address to proceed.`,
  409: 'Oops - the referrer email address must be different to yours. Rectify or delete the email address to proceed.',
}
const otherwise =
  'Oops - Something has gone wrong. Refresh your browser to revert to your last saved state.'

/** Where what went wrong is said: at a field, or in the red alert. */
export interface Objection {
  mobile?: string
  referrer?: string
  alert?: string
}

export function objectionOf(error: unknown): Objection {
  const { status, fields } = refusalIn(error)
  if (status === 400 && 'mobileNumber' in fields) return { mobile: invalidMobile }
  if (status === 400 && 'referrerEmail' in fields) return { referrer: invalidEmail }
  return { alert: refusals[status] ?? otherwise }
}

/** What the providers throw carries the SDK's refusal as its body. */
function refusalIn(error: unknown): Pick<Refusal, 'status' | 'fields'> {
  if (!(error instanceof HttpError)) return { status: 0, fields: {} }
  const body: unknown = error.body
  const isRefusal = typeof body === 'object' && body !== null && 'fields' in body
  return { status: error.status, fields: isRefusal ? (body as Refusal).fields : {} }
}
