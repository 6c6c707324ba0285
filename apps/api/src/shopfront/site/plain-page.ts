import { isLanguage, type Language, readLanguage, sourceLanguage } from '@bandari/i18n'
import { escapeHtml } from '../../core/escape-html.ts'

interface PlainPage {
  brandName: string
  language: Language
  sentence: string
  /** Until the browser reloads it; it is not reloaded without. */
  seconds?: number
}

/** The page that a person gets instead of one that is not rendered: a sentence under the shop's name. It costs nothing. */
export function drawPlainPage({ brandName, language, sentence, seconds }: PlainPage): string {
  const brand = escapeHtml(brandName)
  const reload = seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">\n`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${reload}<title>${brand}</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;font:400 18px/1.5 system-ui,sans-serif;color:#0A2540;background:#fff">
<p style="margin:0 0 12px;font-weight:700;font-size:24px">${brand}</p>
<p style="margin:0;max-width:32em" role="status">${escapeHtml(sentence)}</p>
</body>
</html>
`
}

/** The language of an address of the shop. */
export function languageAt(url: string): Language {
  const { language } = readLanguage(url)
  return isLanguage(language) ? language : sourceLanguage
}
