import type { Translator } from '@bandari/i18n'
import type { Office } from '../shared/page/settings.ts'

/** An office's country in the language of the page; as the setting writes it where it is in no catalogue. */
export function officeCountry(
  { country, countryCode }: Pick<Office, 'country' | 'countryCode'>,
  nameOf: Translator['name'],
): string {
  return countryCode === null ? country : nameOf(`countries.${countryCode}`, country)
}
