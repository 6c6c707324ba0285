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

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.55;color:#0F1B2D'
const small = 'margin:0 0 8px;font-size:14px;line-height:1.5;color:#334155'

/** Tables and inline styles, because that is what mail clients draw alike. */
function composeHtml(content: MailContent): string {
  const { brand, title, paragraphs, facts = [], action, closing } = content
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#0A2540">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="${paragraph}">${escapeHtml(text)}</p>`),
    facts.length > 0 ? factsTable(facts) : '',
    action ? actionBlock(action) : '',
    closing === undefined ? '' : `<p style="${paragraph}">${escapeHtml(closing)}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#F8FAFC;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F8FAFC">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E2E8F0;border-radius:8px">
<tr><td style="padding:16px 24px;background:#0A2540;border-radius:8px 8px 0 0;color:#FFFFFF;font-size:18px;font-weight:700;${font}">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:28px 24px 20px;${font}">
${rows.filter((row) => row !== '').join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function factsTable(facts: NonNullable<MailContent['facts']>): string {
  const cell = `padding:8px 0;border-bottom:1px solid #E2E8F0;font-size:15px;line-height:1.4;vertical-align:top;${font}`
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};padding-right:16px;color:#334155">${escapeHtml(label)}</td>` +
      `<td style="${cell};color:#0F1B2D;font-weight:600;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`
}

function actionBlock({ label, url }: NonNullable<MailContent['action']>): string {
  const href = escapeHtml(url)
  return `<p style="margin:8px 0 20px"><a href="${href}" style="display:inline-block;padding:13px 22px;background:#B93C0B;border-radius:6px;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${small}">If the button does nothing, copy this address into your browser:</p>
<p style="${small};margin-bottom:20px;word-break:break-all"><a href="${href}" style="color:#0B4F6C">${href}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
