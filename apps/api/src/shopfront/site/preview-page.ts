import { isLanguage, type Language, readLanguage, sourceLanguage } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { escapeHtml } from '../../core/escape-html.ts'
import { sentenceOf } from '../../core/problem.ts'

/** The token in the address of a page; null for the page that everybody sees. */
export function previewToken(url: string): string | null {
  const query = url.indexOf('?')
  return query === -1 ? null : new URLSearchParams(url.slice(query)).get('preview')
}

/** Nobody keeps a preview, no search engine lists it, and no link of it tells its address. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

const end = '</body></html>'

/**
 * The page with a line that says what it is. It stands behind what React draws and takes over, as the scripts do, so the page has no
 * code for it.
 */
export function withNotice(page: Buffer, url: string): Buffer {
  const language = languageOf(url)
  const sentence = escapeHtml(translatorOf(language).t('contentPreview.notice'))
  const notice = `<p role="note" lang="${language}" style="position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:10px 16px;text-align:center;font:600 15px/1.4 system-ui,sans-serif;color:#fff;background:#0A2540">${sentence}</p>`
  const html = page.toString('utf8')
  const body = html.endsWith(end) ? html.slice(0, -end.length) : html
  return Buffer.from(`${body}${notice}${end}`)
}

function languageOf(url: string): Language {
  const { language } = readLanguage(url)
  return isLanguage(language) ? language : sourceLanguage
}

/** What somebody finds who comes too late, or with a token of their own making. */
export function endedPreviewPage({ brandName, url }: { brandName: string; url: string }): string {
  const language = languageOf(url)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(brandName)}</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;font:400 18px/1.5 system-ui,sans-serif;color:#0A2540;background:#fff">
<p style="margin:0 0 12px;font-weight:700;font-size:24px">${escapeHtml(brandName)}</p>
<p style="margin:0;max-width:32em">${escapeHtml(sentenceOf('preview_ended', language))}</p>
</body>
</html>
`
}
