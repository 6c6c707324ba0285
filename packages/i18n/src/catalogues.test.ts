import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  catalogueFile,
  cataloguesFolder,
  compileDomain,
  listDomains,
  readCatalogue,
} from './catalogues.ts'
import { sentencesOf } from './compile.ts'
import { isWrittenIn, languagesOf } from './domains.ts'
import { languageCodes, pseudoLanguage, sourceLanguage } from './languages.ts'
import { tagsOf, valuesOf } from './placeholders.ts'

const isTranslation = (language: string) => language !== sourceLanguage
const translations = languageCodes.filter(isTranslation)

describe.each(listDomains())('the sentences of %s', (domain) => {
  const written = languagesOf(domain).filter(isTranslation)
  const english = sentencesOf(readCatalogue(sourceLanguage, domain))

  it.each([...languageCodes, pseudoLanguage] as const)('are well formed in %s', (language) => {
    expect(() => compileDomain(language, domain)).not.toThrow()
  })

  it.each(written)('are all there in %s, and no others', (language) => {
    const keys = Object.keys(sentencesOf(readCatalogue(language, domain)))
    expect(keys.toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(written)('are filled in and marked up in %s as in English', (language) => {
    const translated = sentencesOf(readCatalogue(language, domain))
    const needs = (sentence: string) => ({
      values: [...valuesOf(sentence).keys()].toSorted(),
      tags: tagsOf(sentence),
    })
    for (const [key, sentence] of Object.entries(english))
      expect({ key, ...needs(translated[key] ?? '') }).toEqual({ key, ...needs(sentence) })
  })

  it.each(written)('say something in %s', (language) => {
    const empty = Object.entries(sentencesOf(readCatalogue(language, domain))).filter(
      ([, sentence]) => sentence.trim() === '',
    )
    expect(empty).toEqual([])
  })
})

it.each(translations)('%s has a catalogue for each domain, and no more', (language) => {
  const folder = join(cataloguesFolder, language)
  expect(existsSync(folder)).toBe(true)
  const written = listDomains().filter((domain) => isWrittenIn(language, domain))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.toSorted()).toEqual(
    written.map((domain) => catalogueFile(language, domain)).toSorted(),
  )
})
