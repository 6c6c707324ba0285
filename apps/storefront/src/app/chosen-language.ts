import { isLanguage, saveLanguage, type Language } from '@bandari/i18n'
import { type Caller, session } from '@bandari/sdk'

/**
 * Following a link with `languageChoice` chooses its language. The document's first script (server/first-script.ts) writes that
 * down, because the link is there before the page is alive, and a call made on leaving may never be sent. The page it leads to
 * keeps the choice.
 */
const key = 'bandari.chosen-language'

/** Props of a link to a page in another language. */
export function languageChoice(language: Language) {
  return { lang: language, hrefLang: language, 'data-chooses-language': language }
}

/** Keeps on this device what the last page's visitor chose, before this page asks for it. */
export function saveChosenLanguage(): void {
  const chosen = localStorage.getItem(key) ?? ''
  if (isLanguage(chosen)) saveLanguage(chosen)
}

/** Keeps it on the account, whose language mails use. Without an answer, the next page tries again. */
export async function recordChosenLanguage(client: Caller): Promise<void> {
  const language = localStorage.getItem(key) ?? ''
  if (isLanguage(language) && session.token() !== null)
    await client.PATCH('/profile/', { body: { language } })
  // Something else may have been chosen meanwhile.
  if (localStorage.getItem(key) === language) localStorage.removeItem(key)
}
