import type { PlainMessageId } from '@bandari/i18n'
import type { ModelRequestState, SupportModelRequest } from '@bandari/sdk'

export const stateLabels = {
  open: 'staffModels.open',
  used: 'staffModels.used',
  refused: 'staffModels.refused',
  withdrawn: 'staffModels.withdrawn',
} as const satisfies Record<ModelRequestState, PlainMessageId>

/** `Toyota Passo Sette`. */
export function nameOf({
  make,
  model,
  trim,
}: Pick<SupportModelRequest, 'make' | 'model' | 'trim'>): string {
  return [make, model, trim].filter((part) => part !== null).join(' ')
}

/** `2008–2012`, `2008–`; null where no year is named. */
export function yearsLabel(first: number | null, last: number | null): string | null {
  if (first === null && last === null) return null
  return first === last ? String(first) : `${first ?? ''}–${last ?? ''}`
}
