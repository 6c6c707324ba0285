import { Field, TextInput } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { t } from '../../language/translator.ts'
import type { FigureChoices } from './use-figures.ts'

/** Milliseconds after the last letter. */
const rest = 300

export function SearchField({ choices: { q, choose } }: { choices: FigureChoices }) {
  const [text, setText] = useState(q)
  const [asked, setAsked] = useState(q)
  // Back changes the field; text being typed is not overwritten by its own answer.
  if (q !== asked) {
    setAsked(q)
    if (q !== text.trim()) setText(q)
  }
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => choose({ q: text.trim() }, { replace: q !== '' }), rest)
    return () => clearTimeout(timer)
  })
  return (
    <Field label={t('portalFigures.search')}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={100}
          placeholder={t('portalFigures.searchHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  )
}
