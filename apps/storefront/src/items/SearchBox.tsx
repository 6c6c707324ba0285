import { Button, TextInput } from '@bandari/ui'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { paths } from '../shared/paths.ts'
import { longestQuery } from '../shared/item-query.ts'
import css from './SearchBox.module.css'
import { useItemForm } from './use-item-form.ts'

interface SearchBoxProps {
  q?: string
  type?: string | null
}

/** Searches again, within the same kind of goods. A GET form, so that it works without JavaScript. */
export function SearchBox({ q = '', type = null }: SearchBoxProps) {
  const id = useId()
  const submit = useItemForm()
  return (
    <search>
      <form
        className={css.form}
        action={paths.itemSearch()}
        aria-label="Search our partners"
        onSubmit={submit}
      >
        <label className="visually-hidden" htmlFor={id}>
          What are you looking for?
        </label>
        <TextInput
          id={id}
          className={css.words}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestQuery}
          placeholder="Roof box, phone…"
          required
        />
        {type !== null && <input type="hidden" name="type" value={type} />}
        <Button type="submit" variant="secondary">
          <Search size={20} aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  )
}
