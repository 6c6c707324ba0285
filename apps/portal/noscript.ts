import { languageCodes } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Plugin } from 'vite'

/** Without scripts nobody knows the reader's language, so the page says in each that it needs them. */
export function noscript(): Plugin {
  const words = languageCodes.map(
    (language) => `<p lang="${language}">${translatorOf(language).t('portal.needsScript')}</p>`,
  )
  return {
    name: 'bandari-noscript',
    transformIndexHtml: (html) =>
      html.replace('<noscript></noscript>', `<noscript>${words.join('')}</noscript>`),
  }
}
