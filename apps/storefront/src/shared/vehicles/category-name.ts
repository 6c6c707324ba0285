import { nameKey, type Translator } from '@bandari/i18n'

/** A category of spares as the screen's language calls it; addresses go on with the API's word. */
export function categoryName({ name }: Pick<Translator, 'name'>, text: string): string {
  return name(`spareCategories.${nameKey(text)}`, text)
}
