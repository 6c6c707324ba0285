import { existsSync, readdirSync } from 'node:fs'
import type { Language } from '../src/languages.ts'

const folder = new URL('../../../apps/api/seeds/articles/', import.meta.url)

/** How many of the demo shop's articles have a text in a language. They are read as pages, so no sheet has them. */
export function countDemoArticles(language: Language): { all: number; translated: number } {
  const english = textsIn(folder)
  const own = new Set(textsIn(new URL(`${language}/`, folder)))
  return { all: english.length, translated: english.filter((name) => own.has(name)).length }
}

function textsIn(place: URL): string[] {
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.html')) : []
}
