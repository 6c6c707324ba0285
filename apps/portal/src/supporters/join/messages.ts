import { fill, type PlainMessageId, type Sentence } from '@bandari/i18n'
import type { Refusal } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { brand } from '../../shared/brand.ts'
import { formatSentence, t } from '../../language/translator.ts'

/** Account spec §5. */
export const invalidMobile: PlainMessageId = 'portalSupporter.mobileInvalid'
export const invalidEmail: PlainMessageId = 'portalSupporter.emailInvalid'

/** Account spec §8, agent upgrade. */
const refusals: Readonly<Record<number, Sentence>> = {
  406: fill('portalSupporter.refusal.referrerUnknown', { brand }),
  409: 'portalSupporter.refusal.referrerSelf',
}
const otherwise: PlainMessageId = 'portalSupporter.refusal.other'

/** Where what went wrong is said: at a field, or in the red alert. */
export interface Objection {
  mobile?: string
  referrer?: string
  alert?: string
}

export function objectionOf(error: unknown): Objection {
  const { status, fields } = refusalIn(error)
  if (status === 400 && 'mobileNumber' in fields) return { mobile: t(invalidMobile) }
  if (status === 400 && 'referrerEmail' in fields) return { referrer: t(invalidEmail) }
  return { alert: formatSentence(refusals[status] ?? otherwise) }
}

/** What the providers throw carries the SDK's refusal as its body. */
function refusalIn(error: unknown): Pick<Refusal, 'status' | 'fields'> {
  if (!(error instanceof HttpError)) return { status: 0, fields: {} }
  const body: unknown = error.body
  const isRefusal = typeof body === 'object' && body !== null && 'fields' in body
  return { status: error.status, fields: isRefusal ? (body as Refusal).fields : {} }
}
