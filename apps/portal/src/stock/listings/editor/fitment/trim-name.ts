import type { TrimDocument } from '@bandari/sdk'
import { engineLabel, vehicleWord } from '@bandari/ui'
import { t, translator } from '../../../../language/translator.ts'

/** `Vitz F`. */
export function modelName({ model, variant }: Pick<TrimDocument, 'model' | 'variant'>): string {
  return variant === model ? model : `${model} ${variant}`
}

/** `Hatchback`; what is not ours stays as it is. */
export function bodyName({ cars_type }: Pick<TrimDocument, 'cars_type'>): string {
  return vehicleWord(t, cars_type) ?? cars_type
}

/** `Vitz F, 1.3 L petrol (1,329 cc), hatchback`. */
export function trimName(trim: TrimDocument): string {
  const name = bodyName(trim)
  const body = /^[A-Z]{2}/.test(name) ? name : name.toLowerCase()
  return `${modelName(trim)}, ${engineLabel(translator, trim.engine)}, ${body}`
}
