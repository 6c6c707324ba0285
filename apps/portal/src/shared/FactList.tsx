import type { ReactNode } from 'react'
import css from './FactList.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names and values; what has no value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
