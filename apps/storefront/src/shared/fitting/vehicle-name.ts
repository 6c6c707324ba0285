import type { TreeTrim } from '@bandari/sdk'

/** `2014 Toyota Vitz F`; a variant that is called like its model is not said twice. */
export function vehicleName(
  { make, model, variant }: Pick<TreeTrim, 'make' | 'model' | 'variant'>,
  year: number,
): string {
  return [year, make, model, variant === model ? '' : variant].join(' ').trim()
}
