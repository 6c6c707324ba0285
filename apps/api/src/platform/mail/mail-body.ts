import { composeHtml } from './mail-layout.ts'

/** What a mail says, before it has a form. */
export interface MailContent {
  brand: string
  title: string
  paragraphs: readonly string[]
  /** Label and value, one line each. */
  facts?: readonly (readonly [label: string, value: string])[]
  action?: { label: string; url: string }
  closing?: string
}

export interface MailBody {
  text: string
  html: string
}

/** The one form every mail of ours has, for clients that show pictures of it and for those that show text. */
export function composeMail(content: MailContent): MailBody {
  return { text: composeText(content), html: composeHtml(content) }
}

function composeText({
  brand,
  title,
  paragraphs,
  facts = [],
  action,
  closing,
}: MailContent): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    closing ?? '',
    brand,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
