import { nameKey } from '@bandari/i18n'
import { translator } from '../language/translator.ts'

/** `Brake Pads` in the language of the portal; a page that draws it loads `spareCategories`. */
export function spareCategoryName(name: string): string {
  return translator.name(`spareCategories.${nameKey(name)}`, name)
}
