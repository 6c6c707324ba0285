import type { Translator } from '@bandari/i18n'
import { slugOf } from './slug.ts'

/** A category of spares as the screen's language calls it; addresses go on with the API's word. */
export function categoryName({ name }: Pick<Translator, 'name'>, text: string): string {
  return name(`spareCategories.${slugOf(text)}`, text)
}
