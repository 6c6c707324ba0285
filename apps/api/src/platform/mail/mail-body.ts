import type { Translator } from '@bandari/i18n'
import { formatLabelled } from '@bandari/i18n/format'
import { composeHtml } from './mail-layout.ts'

/** The content of a mail, without its layout. */
export interface MailContent {
  brand: string
  title: string
  paragraphs: readonly string[]
  /** Label and value, one line each. */
  facts?: readonly (readonly [label: string, value: string])[]
  action?: { label: string; url: string }
  closing?: string
  /** For a mail that its reader may switch off: how, and where. */
  optional?: { words: string; url: string }
}

export interface MailBody {
  text: string
  html: string
}

/** The layout that all our mails share, as HTML and as plain text; the content is in the translator's language already. */
export function composeMail(translator: Translator, content: MailContent): MailBody {
  return { text: composeText(translator, content), html: composeHtml(translator, content) }
}

function composeText(
  { locale }: Translator,
  { brand, title, paragraphs, facts = [], action, closing, optional }: MailContent,
): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => formatLabelled(label, value, locale)).join('\n'),
    action ? `${formatLabelled(action.label, '', locale).trimEnd()}\n${action.url}` : '',
    closing ?? '',
    optional ? `${optional.words}\n${optional.url}` : '',
    brand,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
