import { useFormat, useTranslator } from '@bandari/i18n/react'
import type { CategoryNode } from '@bandari/sdk'
import { classNames } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { useVehicleAddress } from '../shared/fitting/use-vehicle-address.ts'
import { paths } from '../shared/addresses/paths.ts'
import css from './ChildLinks.module.css'

interface ChildLinksProps {
  label: string
  nodes: readonly CategoryNode[]
  /** Hides them where the tree is next to the listing. */
  onPhonesOnly: boolean
}

/** One step narrower. */
export function ChildLinks({ label, nodes, onPhonesOnly }: ChildLinksProps) {
  const format = useFormat()
  const translator = useTranslator()
  const withMyVehicle = useVehicleAddress()
  if (nodes.length === 0) return null
  return (
    <nav className={classNames(css.links, onPhonesOnly && css.onPhones)} aria-label={label}>
      {nodes.map(({ id, text, count }) => (
        <AppLink key={id} className={css.link} href={withMyVehicle(paths.parts(text))}>
          {categoryName(translator, text)}
          <span className={css.count}>{format.count(count)}</span>
        </AppLink>
      ))}
    </nav>
  )
}
