import type { Translator } from '@bandari/i18n'
import type { Contents } from '../../selling/basket/contents.ts'

/** `Walvis Bay, Zambia`; `Mauritius, no port yet`; null while nothing was chosen. */
export function destinationText(
  { destined, country }: Pick<Contents, 'destined' | 'country'>,
  { t, name }: Translator,
): string | null {
  const land = country && name(`countries.${country.code}`, country.name)
  if (!destined?.port) return land && t('mails.noPortYet', { country: land })
  return land ? `${destined.port}, ${land}` : destined.port
}
