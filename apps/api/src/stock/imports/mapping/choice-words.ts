import { plainWord } from '../../listings/plain-word.ts'
import { choiceWordsData } from './choice-words.data.ts'

/** The choice that a word of another list or language stands for; null where the table does not have it. */
export function choiceWords(field: string, value: string): string | null {
  return index.get(field)?.get(plainWord(value)) ?? null
}

const index: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(choiceWordsData).map(([field, words]) => [
    field,
    new Map(
      Object.entries(words).flatMap(([choice, others]) =>
        others.map((other) => [plainWord(other), choice] as const),
      ),
    ),
  ]),
)
