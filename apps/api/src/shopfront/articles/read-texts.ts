import { isLanguage, sourceLanguage } from '@bandari/i18n'
import type { ArticleCreate } from '@bandari/sdk'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { isBlank } from './article-rules.ts'
import type { ArticleTexts } from '../versions/content.ts'
import { cleanContent } from './clean-content.ts'

/** By field, or by language and field. */
export type Mistakes = Record<string, PlainOrProblem[]>
export type TextMistakes = Record<string, PlainOrProblem[] | Mistakes>

/**
 * The texts in other languages: each is whole, or nothing of it is written. Where the picture has to be described, the words for
 * it are part of the whole.
 */
export function readTexts(
  sent: ArticleCreate['texts'] = {},
  { describes }: { describes: boolean } = { describes: false },
): { texts: ArticleTexts } | { mistakes: TextMistakes } {
  const texts: ArticleTexts = {}
  const mistakes: TextMistakes = {}
  for (const [language, { title, summary, content, picture_alt }] of Object.entries(sent)) {
    const text = {
      title: title?.trim() ?? '',
      summary: summary?.trim() ?? '',
      content: cleanContent(content ?? ''),
    }
    const blank = blankIn(text)
    const alt = picture_alt?.trim() || null
    if (!isLanguage(language) || language === sourceLanguage) {
      mistakes[language] = [problem('invalid_choice', { value: language })]
    } else if (blank.length === 0 && describes && alt === null) {
      mistakes[language] = { picture_alt: ['blank'] }
    } else if (blank.length === 0) {
      texts[language] = { ...text, picture_alt: describes ? alt : null }
    } else if (blank.length < 3) {
      mistakes[language] = Object.fromEntries(blank.map((field) => [field, ['blank']]))
    }
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { texts }
}

function blankIn(text: Readonly<Record<string, string>>): string[] {
  return Object.entries(text)
    .filter(([, words]) => isBlank(words))
    .map(([field]) => field)
}
