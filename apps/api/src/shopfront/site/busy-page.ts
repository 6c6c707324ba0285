import { problem, sentenceOf } from '../../core/problem.ts'
import { drawPlainPage, languageAt } from './plain-page.ts'

interface BusyPage {
  brandName: string
  url: string
  /** Seconds until the browser reloads it. */
  seconds: number
}

/** For a page that could not be rendered now; it reloads by itself. */
export function drawBusyPage({ brandName, url, seconds }: BusyPage): string {
  const language = languageAt(url)
  const sentence = sentenceOf(problem('busy', { seconds }), language)
  return drawPlainPage({ brandName, language, sentence, seconds })
}
