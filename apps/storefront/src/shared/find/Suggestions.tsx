import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import { Car, History, MapPin, Wrench } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type SuggestionQuery, useSuggestSearchesQuery } from '../../api/suggestions.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import css from './Suggestions.module.css'
import { searchFor, useCombobox } from './use-combobox.ts'

interface Option {
  kind: keyof typeof icons
  text: string
  count: number | null
}

const icons = { make: Car, model: Car, parts: Wrench, place: MapPin, recent: History } as const

const kinds = {
  make: 'find.suggested.make',
  model: 'find.suggested.model',
  parts: 'find.suggested.parts',
  place: 'find.suggested.place',
  recent: 'find.suggested.recent',
} as const

/** Milliseconds after the last letter. */
const pause = 120

/** Below the search box, which is a combobox from now on. The box itself is the header's, and works without this. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const { t, language } = useTranslator()
  const [text, setText] = useState(input.value)
  const options = useOptions(text, language as SuggestionQuery['language'])
  const { id, isOpen, active, close } = useCombobox({
    input,
    texts: options.map((option) => option.text),
    isWithin: (element) => element.closest(`.${css.popup}`) !== null,
    onType: setText,
    onSubmit: rememberSearch,
  })
  const choose = (chosen: string) => {
    searchFor(input, chosen)
    close()
  }
  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen ? t('find.suggested', { count: options.length }) : ''}
      </span>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must not take the focus out of the box
        <div className={css.popup} onMouseDown={(event) => event.preventDefault()} onBlur={close}>
          <OptionList id={id} options={options} active={active} onChoose={choose} />
          {options[0]?.kind === 'recent' && <Forget onForgotten={close} />}
        </div>
      )}
    </>
  )
}

interface OptionListProps {
  id: string
  options: readonly Option[]
  active: number
  onChoose: (text: string) => void
}

function OptionList({ id, options, active, onChoose }: OptionListProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={css.list} id={id} role="listbox" aria-label={t('find.suggestions')}>
      {options.map(({ kind, text, count }, index) => {
        const Icon = icons[kind]
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
          <div
            key={`${kind} ${text}`}
            className={css.option}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(text)}
          >
            <Icon size={16} aria-hidden="true" />
            <span className={css.text}>{text}</span>
            <span className={css.kind}>
              {t(kinds[kind])}
              {count !== null && ` · ${format.count(count)}`}
            </span>
          </div>
        )
      })}
    </div>
  )
}

function Forget({ onForgotten }: { onForgotten: () => void }) {
  const t = useTranslate()
  const forget = () => {
    forgetSearches()
    onForgotten()
  }
  return (
    <button className={css.forget} type="button" onClick={forget}>
      {t('find.forgetSearches')}
    </button>
  )
}

/** Of an empty box what was searched for before; else what the text may become, the answer before until the next is there. */
function useOptions(text: string, language: SuggestionQuery['language']): readonly Option[] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const q = settled.trim().slice(0, 100)
  const { data } = useSuggestSearchesQuery({ q, ...(language && { language }) }, { skip: q === '' })
  if (text.trim() === '')
    return recentSearches().map((recent) => ({ kind: 'recent', text: recent, count: null }))
  return q === '' ? [] : (data?.suggestions ?? [])
}
