import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './Tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Arrow keys, Home and End move and select; only the selected tab's content exists. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const position = tabs.findIndex((tab) => tab.id === selected)
  // A phone shows two or three of them: the selected one in the middle, so that one sees what is beside it.
  useEffect(() => {
    const tab = row.current?.querySelectorAll<HTMLElement>('[role=tab]')[position]
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [position])
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, position, tabs.length)
    const tab = target === null ? undefined : tabs[target]
    if (target === null || !tab) return
    event.preventDefault()
    onSelect(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <div className={css.tabs}>
      <div ref={row} className={css.row} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={css.tab}
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={selected}
        className={css.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
      >
        {tabs[position]?.content}
      </div>
    </div>
  )
}

function keyTarget(key: string, position: number, count: number): number | null {
  if (key === 'ArrowLeft') return (position - 1 + count) % count
  if (key === 'ArrowRight') return (position + 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
