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
  lists?: readonly MailList[]
  action?: { label: string; url: string }
  closing?: string
  /** For a mail that its reader may switch off: how, and where. */
  optional?: { words: string; url: string }
}

/** Things that the mail names under a heading, each with where it is seen. */
export interface MailList {
  heading: string
  items: readonly { label: string; note: string; url: string }[]
  /** Below them: how many more there are. */
  more?: string
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
  { brand, title, paragraphs, facts = [], lists = [], action, closing, optional }: MailContent,
): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => formatLabelled(label, value, locale)).join('\n'),
    ...lists.map(({ heading, items, more }) =>
      [
        heading,
        ...items.map(
          ({ label, note, url }) => `- ${formatLabelled(label, note, locale)}\n  ${url}`,
        ),
        ...(more === undefined ? [] : [more]),
      ].join('\n'),
    ),
    action ? `${formatLabelled(action.label, '', locale).trimEnd()}\n${action.url}` : '',
    closing ?? '',
    optional ? `${optional.words}\n${optional.url}` : '',
    brand,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
