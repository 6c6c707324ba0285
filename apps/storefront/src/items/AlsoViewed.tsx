import { useTranslate } from '@bandari/i18n/react'
import type { ItemSearchResult } from '@bandari/sdk'
import { Card, Picture, Price } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './AlsoViewed.module.css'

/** Cards with the price before struck through and the label Save: 10% (buyer spec §2). */
export function AlsoViewed({ items }: { items: readonly ItemSearchResult[] }) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="also-viewed">
      <h2 id="also-viewed">{t('items.alsoViewed')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it */}
      <ul className={css.row} aria-labelledby="also-viewed" tabIndex={0}>
        {items.map((item) => (
          <Card as="li" key={item.id} linked padded={false} className={css.card}>
            <Picture
              src={item.remote_image}
              alt=""
              sizes="(min-width: 1024px) 300px, (min-width: 768px) 28vw, 70vw"
            />
            <div className={css.body}>
              <h3 className={css.title}>
                <AppLink className={css.link} href={paths.item(item)}>
                  {item.title}
                </AppLink>
              </h3>
              <Price amount={item.price} currency={item.currency} struck={item.struck_price} />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
