import type { Language } from '@bandari/i18n'
import type { FilledTemplates } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { TemplateUse } from './tables.ts'
import { type FieldValues, fillText, textIn } from './template-text.ts'
import { listTemplatesFor } from './templates.store.ts'

interface Answering {
  use: TemplateUse
  language: Language
  account: Pick<Account, 'first_name' | 'last_name'>
  /** Of what is answered; who answers and the shop are known anyway. */
  values: FieldValues
}

/** The templates offered for an answer, in its reader's language and with what is known in place of their fields. */
export async function filledTemplates(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  { use, language, account, values }: Answering,
): Promise<FilledTemplates> {
  const me = `${account.first_name} ${account.last_name}`
  const known = { ...values, me, shop: settings.brandName }
  const templates = await listTemplatesFor(db, use)
  return {
    language,
    templates: templates.map(({ id, name, texts }) => {
      const { text, language: written } = textIn(texts, language)
      return { id, name, language: written, ...fillText(text, known) }
    }),
  }
}
