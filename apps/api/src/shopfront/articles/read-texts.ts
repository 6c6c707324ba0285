import { isLanguage, sourceLanguage } from '@bandari/i18n'
import type { ArticleCreate } from '@bandari/sdk'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { isBlank } from './article-rules.ts'
import type { ArticleTexts, TranslatedText } from './articles.store.ts'
import { cleanContent } from './clean-content.ts'

/** By field, or by language and field. */
export type Mistakes = Record<string, PlainOrProblem[]>
export type TextMistakes = Record<string, PlainOrProblem[] | Mistakes>

/** The texts in other languages: each is whole, or nothing of it is written. */
export function readTexts(
  sent: ArticleCreate['texts'] = {},
): { texts: ArticleTexts } | { mistakes: TextMistakes } {
  const texts: ArticleTexts = {}
  const mistakes: TextMistakes = {}
  for (const [language, { title, summary, content }] of Object.entries(sent)) {
    const text = {
      title: title?.trim() ?? '',
      summary: summary?.trim() ?? '',
      content: cleanContent(content ?? ''),
    }
    const blank = blankIn(text)
    if (!isLanguage(language) || language === sourceLanguage) {
      mistakes[language] = [problem('invalid_choice', { value: language })]
    } else if (blank.length === 0) {
      texts[language] = text
    } else if (blank.length < 3) {
      mistakes[language] = Object.fromEntries(blank.map((field) => [field, ['blank']]))
    }
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { texts }
}

function blankIn(text: TranslatedText): string[] {
  return Object.entries(text)
    .filter(([, words]) => isBlank(words))
    .map(([field]) => field)
}
