import { translatorOf } from '@bandari/i18n/catalogues'
import { escapeHtml } from '../../core/escape-html.ts'
import { sentenceOf } from '../../core/problem.ts'
import { drawPlainPage, languageAt } from './plain-page.ts'

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
  const language = languageAt(url)
  const sentence = escapeHtml(translatorOf(language).t('contentPreview.notice'))
  const notice = `<p role="note" lang="${language}" style="position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:10px 16px;text-align:center;font:600 15px/1.4 system-ui,sans-serif;color:#fff;background:#0A2540">${sentence}</p>`
  const html = page.toString('utf8')
  const body = html.endsWith(end) ? html.slice(0, -end.length) : html
  return Buffer.from(`${body}${notice}${end}`)
}

/** What somebody finds who comes too late, or with a token of their own making. */
export function endedPreviewPage({ brandName, url }: { brandName: string; url: string }): string {
  const language = languageAt(url)
  return drawPlainPage({ brandName, language, sentence: sentenceOf('preview_ended', language) })
}
