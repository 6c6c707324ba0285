import { isLanguage, readLanguage, sourceLanguage } from '@bandari/i18n'
import { escapeHtml } from '../../core/escape-html.ts'
import { problem, sentenceOf } from '../../core/problem.ts'

interface BusyPage {
  brandName: string
  url: string
  /** Seconds until the browser reloads it. */
  seconds: number
}

/**
 * The page that a person gets instead of one that could not be rendered now; it costs nothing, and reloads by itself.
 */
export function drawBusyPage({ brandName, url, seconds }: BusyPage): string {
  const { language } = readLanguage(url)
  const spoken = isLanguage(language) ? language : sourceLanguage
  const sentence = escapeHtml(sentenceOf(problem('busy', { seconds }), spoken))
  const brand = escapeHtml(brandName)
  return `<!doctype html>
<html lang="${spoken}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${brand}</title>
</head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;font:400 18px/1.5 system-ui,sans-serif;color:#0A2540;background:#fff">
<p style="margin:0 0 12px;font-weight:700;font-size:24px">${brand}</p>
<p style="margin:0;max-width:32em" role="status">${sentence}</p>
</body>
</html>
`
}
