import type { CategoryNode } from '@bandari/sdk'
import { classNames, formatCount } from '@bandari/ui'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import css from './ChildLinks.module.css'

interface ChildLinksProps {
  label: string
  nodes: readonly CategoryNode[]
  /** Leaves them to the tree where that stands beside the listing. */
  onPhonesOnly: boolean
}

/** One step narrower. */
export function ChildLinks({ label, nodes, onPhonesOnly }: ChildLinksProps) {
  if (nodes.length === 0) return null
  return (
    <nav className={classNames(css.links, onPhonesOnly && css.onPhones)} aria-label={label}>
      {nodes.map(({ id, text, count }) => (
        <AppLink key={id} className={css.link} href={paths.parts(text)}>
          {text}
          <span className={css.count}>{formatCount(count)}</span>
        </AppLink>
      ))}
    </nav>
  )
}
