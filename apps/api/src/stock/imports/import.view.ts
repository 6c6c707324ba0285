import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Import, ImportError } from '@bandari/sdk'
import { type Problem, sentenceOf } from '../../core/problem.ts'
import type { ErrorRow, ImportRow } from './imports.store.ts'

interface Report {
  errors?: readonly ErrorRow[]
  language: Language
}

export function importView(row: ImportRow, { errors = [], language }: Report): Import {
  return {
    id: row.id,
    prod_class: row.class,
    market: row.market,
    owner: row.for_house ? 'house' : 'self',
    file_name: row.file_name,
    state: row.state,
    mapping_origin: row.mapping_origin,
    open_groups: row.open_groups,
    date_created: row.created_at.toISOString(),
    notes: row.notes.map((note) => noteIn(note, language)),
    defaults: row.defaults,
    rows: row.rows,
    looked_at: row.state === 'checking' ? row.looked_at : row.state === 'mapping' ? 0 : row.rows,
    invalid_rows: row.invalid_rows,
    new_rows: row.new_rows,
    changed_rows: row.changed_rows,
    done: row.done,
    created: row.created,
    changed: row.changed,
    error_count: row.error_count,
    errors: errors.map((error) => errorView(error, language)),
  }
}

/** A note is kept by its code, or as a problem with what it mentions; those of older reports in English words. */
function noteIn(note: string, language: Language): string {
  if (note.startsWith('{')) return sentenceOf(JSON.parse(note) as Problem, language)
  const { isMessageId, formatSentence } = translatorOf(language)
  const id = `refusals.${note}`
  return isMessageId(id) ? formatSentence(id) : note
}

export function errorView(error: ErrorRow, language: Language): ImportError {
  const { row, column, value, problem, message } = error
  return {
    row,
    column,
    value,
    code: problem?.code ?? null,
    message: problem ? sentenceIn(problem, language) : (message ?? ''),
  }
}

/** An old report may hold a code that nothing is refused by any more, and so has no sentence. */
function sentenceIn(problem: Problem, language: Language): string {
  const isKnown = translatorOf(language).isMessageId(`refusals.${problem.code}`)
  return isKnown ? sentenceOf(problem, language) : ''
}

/** Errors that an answer holds; the rest is in the file of them. */
export const mostErrors = 500
