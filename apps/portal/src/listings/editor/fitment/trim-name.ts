import type { TrimDocument } from '@bandari/sdk'

/** `Vitz F`. */
export function modelName({ model, variant }: Pick<TrimDocument, 'model' | 'variant'>): string {
  return variant === model ? model : `${model} ${variant}`
}

/** `Vitz F, 1.3 L petrol (1,329 cc), hatchback`. */
export function trimName(trim: TrimDocument): string {
  const { engine, cars_type } = trim
  const body = /^[A-Z]{2}/.test(cars_type) ? cars_type : cars_type.toLowerCase()
  return `${modelName(trim)}, ${engine}, ${body}`
}
