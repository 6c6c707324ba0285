import { resolve } from 'node:path'
import { isLanguage, type Language, sourceLanguage } from '../src/languages.ts'

/** A file named on a command line, from the folder in which the command was typed. */
export function inFolder(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

export function languageNamed(code = ''): Language {
  if (isLanguage(code) && code !== sourceLanguage) return code
  return exitWithError(
    `No language to translate into: ${code === '' ? 'name one, such as sw' : code}`,
  )
}

/** Prints the sentence and exits with an error. */
export function exitWithError(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
