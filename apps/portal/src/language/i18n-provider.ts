import { type I18nProvider } from 'react-admin'
import { offeredLanguages } from './chosen-language.ts'
import { translator } from './translator.ts'
import { languages } from '@bandari/i18n'

type AnyTranslate = (id: string, values: Readonly<Record<string, string | number>>) => string

/** Ids of these domains are never words of people, so one that is not loaded is our mistake. */
const isOurs = /^(ra|portal\w*|staff\w*)\.\w/

/**
 * react-admin's sentences are the catalogue `ra`; ours may be named wherever it takes words: `label="staffOrders.number"`.
 * Text that is not an id is shown as it is; an id of react-admin without a sentence is shown with its own fallback.
 */
export const i18nProvider: I18nProvider = {
  translate: (key: string, { _: fallback, ...values }: { _?: string } = {}) => {
    const isSaidElsewhere = fallback !== undefined && fallback !== key
    if (!translator.isMessageId(key) && (isSaidElsewhere || !isOurs.test(key)))
      return fallback ?? key
    return (translator.t as unknown as AnyTranslate)(key, values)
  },
  // The document is in one language: `changeLanguage`.
  changeLocale: () => Promise.resolve(),
  getLocale: () => translator.locale,
  getLocales: () =>
    offeredLanguages.map((language) => ({ locale: language, name: languages[language].name })),
}
