import type { Language } from '@bandari/i18n'
import type { ImportDecisions } from '@bandari/sdk'
import { sentenceOf } from '../../../core/problem.ts'
import type { Subjects } from '../find-subject.ts'
import { choiceFields } from './choice-fields.ts'
import type { ValueGroup } from './decisions.ts'
import type { MappedFile } from './mapping.store.ts'
import { makeOf } from './read-model.ts'
import { canLack, leafNames, namesOf } from './suggest.ts'

interface Around {
  subjects: Subjects
  language: Language
}

export function decisionsView(
  { groups, changes }: Pick<MappedFile, 'groups' | 'changes'>,
  { subjects, language }: Around,
): ImportDecisions {
  const lists = new Map<string, string[]>()
  const shown = groups.map(({ problem, ...group }) => {
    const list = optionsOf(group, subjects)
    if (list) lists.set(list.name, list.values)
    const message = problem === null ? null : sentenceOf(problem, language)
    return { ...group, message, options: list?.name ?? null, optional: canLack(group.field) }
  })
  const options = [...lists].map(([name, values]) => ({ name, values }))
  return { groups: shown, changes: [...changes], options }
}

/** What a value may be instead; null where it is free. */
function optionsOf({ field, make }: ValueGroup, subjects: Subjects) {
  if (field === 'make') return { name: 'make', values: namesOf(subjects.makes) }
  if (field === 'category') return { name: 'category', values: leafNames(subjects) }
  if (field === 'model') {
    const known = makeOf(subjects, make ?? '')
    return known && { name: `model ${known.name}`, values: namesOf(known.models) }
  }
  const choice = choiceFields[field]
  return choice ? { name: field, values: [...choice.options] } : null
}
