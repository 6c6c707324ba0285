import { useTranslate } from '@bandari/i18n/react'
import { Button, TextInput } from '@bandari/ui'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { useHref } from 'react-router-dom'
import { paths } from '../shared/addresses/paths.ts'
import { longestQuery } from '../shared/addresses/item-query.ts'
import css from './SearchBox.module.css'
import { useItemForm } from './use-item-form.ts'

interface SearchBoxProps {
  q?: string
  type?: string | null
}

/** Searches again, within the same kind of goods. A GET form, so that it works without JavaScript. */
export function SearchBox({ q = '', type = null }: SearchBoxProps) {
  const t = useTranslate()
  const id = useId()
  const submit = useItemForm()
  return (
    <search>
      <form
        className={css.form}
        action={useHref(paths.itemSearch())}
        aria-label={t('items.searchPartners')}
        onSubmit={submit}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('items.lookingFor')}
        </label>
        <TextInput
          id={id}
          className={css.words}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestQuery}
          placeholder={t('items.example')}
          required
        />
        {type !== null && <input type="hidden" name="type" value={type} />}
        <Button type="submit" variant="secondary">
          <Search size={20} aria-hidden="true" />
          {t('items.search')}
        </Button>
      </form>
    </search>
  )
}
