import { useTranslate } from '@bandari/i18n/react'
import { Button, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { paths } from '../shared/addresses/paths.ts'
import { longestName } from '../shared/favourites/device-lists.ts'
import { outcomeSentence } from '../shared/favourites/outcome-sentence.ts'
import type { MyList, Outcome } from '../shared/favourites/use-favourites.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import css from './Favourites.module.css'

interface ListChoiceProps {
  lists: readonly MyList[]
  chosen: MyList | undefined
  onCreate: (name: string) => Promise<Outcome>
}

/** The lists by their names, and a further one. */
export function ListChoice({ lists, chosen, onCreate }: ListChoiceProps) {
  const t = useTranslate()
  return (
    <div className={css.lists}>
      {lists.length > 1 && (
        <nav className={css.names} aria-label={t('favourites.lists')}>
          {lists.map(({ name, items }) => (
            <AppLink
              key={name ?? ''}
              className={css.name}
              href={paths.favourites(name)}
              aria-current={name === chosen?.name ? 'page' : undefined}
            >
              {t('favourites.listOf', {
                name: name ?? t('favourites.title'),
                count: items.length,
              })}
            </AppLink>
          ))}
        </nav>
      )}
      <NameForm label={t('favourites.newList')} action={t('favourites.create')} onName={onCreate} />
    </div>
  )
}

interface NameFormProps {
  label: string
  /** What the button does. */
  action: string
  name?: string
  onName: (name: string) => Promise<Outcome>
}

/** A name for a list. */
export function NameForm({ label, action, name = '', onName }: NameFormProps) {
  const t = useTranslate()
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState<Outcome>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const outcome = await onName(text.trim())
    setProblem(outcome)
    if (outcome === null) setText(name === '' ? '' : text.trim())
  }
  return (
    <form className={css.form} onSubmit={(event) => void send(event)}>
      <Field label={label} error={problem === null ? undefined : outcomeSentence(t, problem)}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={longestName}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button variant="secondary" type="submit">
        {action}
      </Button>
    </form>
  )
}
