import { useFormat, useTranslator } from '@bandari/i18n/react'
import { Car, History, MapPin, Wrench } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type SuggestionQuery, useSuggestSearchesQuery } from '../../api/suggestions.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import css from './Suggestions.module.css'

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

/**
 * Below the search box, which is a combobox from now on (ARIA pattern "editable combobox with list autocomplete"): focus
 * stays in the box, and arrows move through the list. The box itself is the header's, and works without this.
 */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const { t, language } = useTranslator()
  const format = useFormat()
  const id = useId()
  const [text, setText] = useState(input.value)
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const options = useOptions(text, { language: language as SuggestionQuery['language'], isOpen })
  const isShown = isOpen && options.length > 0
  const optionId = (index: number) => `${id}-${index}`

  const choose = (option: Option) => {
    input.value = option.text
    setOpen(false)
    input.form?.requestSubmit()
  }
  const onInput = useEffectEvent(() => {
    setText(input.value)
    setActive(-1)
    setOpen(true)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      // The first press closes the list; another empties the box, as everywhere.
      event.preventDefault()
      setOpen(false)
      return
    }
    const chosen = isShown ? options[active] : undefined
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return
    event.preventDefault()
    setOpen(true)
    // Between the last and the first is the box itself.
    const places = options.length + 1
    setActive(
      isShown ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : options.length - 1,
    )
  })
  const onFocus = useEffectEvent(() => setOpen(true))
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // What is below the list is reached by Tab.
    if (!(relatedTarget instanceof Element && relatedTarget.closest(`.${css.popup}`))) close()
  })
  const onSubmit = useEffectEvent(() => rememberSearch(input.value))

  useEffect(() => {
    const { form } = input
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKey)
    input.addEventListener('focus', onFocus)
    input.addEventListener('blur', onBlur)
    form?.addEventListener('submit', onSubmit)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKey)
      input.removeEventListener('focus', onFocus)
      input.removeEventListener('blur', onBlur)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [input])

  const chosenId = isShown && active >= 0 ? optionId(active) : null
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      'aria-activedescendant': chosenId,
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
  }, [input, id, isShown, chosenId])

  return (
    <>
      <span className="visually-hidden" role="status">
        {isShown ? t('find.suggested', { count: options.length }) : ''}
      </span>
      {isShown && (
        // A press must not take the focus out of the box before it is a click.
        <div className={css.popup} onPointerDown={(event) => event.preventDefault()} onBlur={close}>
          <ul
            className={`plain-list ${css.list}`}
            id={id}
            role="listbox"
            aria-label={t('find.suggestions')}
          >
            {options.map((option, index) => {
              const Icon = icons[option.kind]
              return (
                <li
                  key={`${option.kind} ${option.text}`}
                  className={css.option}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => choose(option)}
                >
                  <Icon size={16} aria-hidden="true" />
                  <span className={css.text}>{option.text}</span>
                  <span className={css.kind}>
                    {t(kinds[option.kind])}
                    {option.count !== null && ` · ${format.count(option.count)}`}
                  </span>
                </li>
              )
            })}
          </ul>
          {options[0]?.kind === 'recent' && (
            <button
              className={css.forget}
              type="button"
              onClick={() => {
                forgetSearches()
                setOpen(false)
              }}
            >
              {t('find.forgetSearches')}
            </button>
          )}
        </div>
      )}
    </>
  )
}

interface Wanted {
  language: SuggestionQuery['language']
  isOpen: boolean
}

/** Of an empty box what was searched for before; else what the text may become, the answer before until the next is there. */
function useOptions(text: string, { language, isOpen }: Wanted): readonly Option[] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const q = settled.trim().slice(0, 100)
  const { data } = useSuggestSearchesQuery(
    { q, ...(language && { language }) },
    { skip: q === '' || !isOpen },
  )
  if (text.trim() === '')
    return recentSearches().map((recent) => ({ kind: 'recent', text: recent, count: null }))
  return q === '' ? [] : (data?.suggestions ?? [])
}
