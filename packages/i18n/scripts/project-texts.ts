import { globSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseSync, Visitor } from 'oxc-parser'
import { listDomains, readCatalogue } from '../src/catalogues.ts'
import { sentencesOf } from '../src/compile.ts'
import { isWrittenIn } from '../src/domains.ts'
import { type Language, languageCodes, sourceLanguage } from '../src/languages.ts'

/** All texts of the project in a language: catalogues and data files. */

export interface ProjectText {
  id: string
  text: string
  /** Empty where it is not known. */
  english: string
}

const root = new URL('../../../', import.meta.url).pathname

export function listProjectTexts(language: Language): ProjectText[] {
  return [
    ...listDomains()
      .filter((domain) => isWrittenIn(language, domain))
      .flatMap((domain) => textsOfCatalogue(language, domain)),
    ...[
      ...readFiles('json')
        .filter(({ source }) => source.includes(`"${language}"`))
        .flatMap(({ file, source }) => textsOfValue(file, JSON.parse(source), language)),
      ...readFiles('data.ts').flatMap(({ file, source }) => textsOfSource(file, source, language)),
      ...readFiles('html')
        .filter(({ file }) => file.split(/[/.]/).includes(language))
        .flatMap(({ file, source }) =>
          source.split('\n').map((text) => ({ id: file, text, english: '' })),
        ),
    ].map(plain),
  ]
}

function textsOfCatalogue(language: Language, domain: string): ProjectText[] {
  const english = sentencesOf(readCatalogue(sourceLanguage, domain))
  return Object.entries(sentencesOf(readCatalogue(language, domain))).map(([key, sentence]) => ({
    id: `${domain}.${key}`,
    text: sayingsOf(sentence),
    english: sayingsOf(english[key] ?? ''),
  }))
}

/** Each choice of a sentence in ICU's notation on a line of its own; values as `{name}`, without the tags around words. */
export function sayingsOf(sentence: string): string {
  return withoutTags(spell(compileMessageOrThrow(sentence)).join('\n'))
}

type Token = ReturnType<typeof compileMessageOrThrow>[number]

/** The first choice everywhere, then each other choice once. */
function spell(tokens: readonly Token[]): string[] {
  const choices = tokens.map(choicesOf)
  const first = choices.map(([choice = '']) => choice)
  const others = choices.flatMap((all, at) => all.slice(1).map((choice) => first.with(at, choice)))
  return [first, ...others].map((pieces) => pieces.join(''))
}

function choicesOf(token: Token): string[] {
  if (typeof token === 'string') return [token]
  const [name, , format] = token
  if (typeof format !== 'object' || format === null) return [`{${name}}`]
  return Object.values(format).flatMap((choice) => {
    if (typeof choice === 'string') return [choice]
    return Array.isArray(choice) ? spell(choice as Token[]) : []
  })
}

/** The texts of data that have them in several languages, `{ "en": …, "pt": … }`, at any depth. */
export function textsOfValue(path: string, value: unknown, language: Language): ProjectText[] {
  if (typeof value !== 'object' || value === null) return []
  const texts = value as Readonly<Record<string, unknown>>
  const { [language]: text, [sourceLanguage]: english } = texts
  const own =
    typeof text === 'string'
      ? [{ id: path, text, english: typeof english === 'string' ? english : '' }]
      : []
  return [
    ...own,
    ...Object.entries(texts).flatMap(([key, inner]) =>
      textsOfValue(`${path}:${key}`, inner, language),
    ),
  ]
}

/** The same in a table of TypeScript. */
export function textsOfSource(file: string, source: string, language: Language): ProjectText[] {
  const found: ProjectText[] = []
  new Visitor({
    ObjectExpression: ({ start, properties }) => {
      const texts: Partial<Record<string, string>> = {}
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        const { name } = property.key
        const { value } = property
        if (!isLanguageCode(name) || value.type !== 'Literal') continue
        if (typeof value.value === 'string') texts[name] = value.value
      }
      const text = texts[language]
      if (text === undefined) return
      const line = source.slice(0, start).split('\n').length
      found.push({ id: `${file}:${line}`, text, english: texts[sourceLanguage] ?? '' })
    },
  }).visit(parseSync(file, source).program)
  return found
}

const codes: readonly string[] = languageCodes
const isLanguageCode = (name: string) => codes.includes(name)

/** What somebody writes in apps and packages; the catalogues are read by their domains. */
function readFiles(extension: string): { file: string; source: string }[] {
  const isLeftOut = (path: string) =>
    /(?:^|\/)(?:node_modules|generated|dist|catalogues|\.[^/]+)$/.test(path)
  return globSync(`{apps,packages}/**/*.${extension}`, { cwd: root, exclude: isLeftOut })
    .toSorted()
    .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }))
}

function plain({ id, text, english }: ProjectText): ProjectText {
  return { id, text: withoutTags(text), english: withoutTags(english) }
}

/** An element that is a value by itself, `<due/>`, is one. */
function withoutTags(text: string): string {
  return text.replace(/<(\w+)\/>/g, '{$1}').replace(/<[^>]*>/g, '')
}
