import { needName } from '@bandari/i18n/landed-labels'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { AppLink } from '../page/AppLink.tsx'
import { paths } from '../addresses/paths.ts'
import css from './LandedPriceDetails.module.css'

interface MissingFactsProps {
  needs: readonly string[]
  /** A vehicle of ours, whose seller can be asked. */
  product?: number | undefined
}

/** Which facts of the car are missing, and one click to ask for them. */
export function MissingFacts({ needs, product }: MissingFactsProps) {
  const t = useTranslate()
  const format = useFormat()
  if (needs.length === 0) return null
  const facts = format.list([...new Set(needs.map((need) => needName(need, t)))])
  return (
    <div className={css.needs}>
      <p>{t('door.needs', { facts })}</p>
      {product !== undefined && (
        <AppLink
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={paths.askSeller(product, needs)}
          rel="nofollow"
        >
          {t('door.askSeller')}
        </AppLink>
      )}
    </div>
  )
}
