import { formatCount } from '../../shared/format.ts'
import css from './Imports.module.css'

export interface Figure {
  name: string
  n: number
  look?: 'good' | 'bad'
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ name, n, look }) => (
        <div key={name} className={css.figure} data-look={n > 0 ? look : undefined}>
          <dt>{name}</dt>
          <dd>{formatCount(n)}</dd>
        </div>
      ))}
    </dl>
  )
}
