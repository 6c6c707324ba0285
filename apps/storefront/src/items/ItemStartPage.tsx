import { useTranslate } from '@bandari/i18n/react'
import { Breadcrumbs } from '@bandari/ui'
import {
  Car,
  Cpu,
  Drill,
  type LucideIcon,
  Package,
  Shirt,
  ShoppingBag,
  Smartphone,
  Sun,
} from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { itemsPath } from '../shared/addresses/item-query.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { categories } from './categories.data.ts'
import { pathOfItemForm } from './item-form.ts'
import css from './ItemStartPage.module.css'
import { SearchBox } from './SearchBox.tsx'

/** The start of an item search; with fields it answers a form without JavaScript. */
export const itemStartRoute: RouteModule = {
  Page: ItemStartPage,
  redirect: ({ search }) => pathOfItemForm(search),
}

const icons: Record<(typeof categories)[number]['type'], LucideIcon> = {
  cars: Car,
  'car-accessories': Package,
  phones: Smartphone,
  electronics: Cpu,
  tools: Drill,
  'solar-and-power': Sun,
  'mens-fashion': Shirt,
  'womens-fashion': ShoppingBag,
}

function ItemStartPage() {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title={t('shell.partnerGoods')}
        description={t('items.start.description')}
        canonical={paths.itemSearch()}
      />
      <Breadcrumbs
        items={[{ label: t('shell.home'), href: paths.home() }, { label: t('shell.partnerGoods') }]}
        linkComponent={AppLink}
      />
      <h1>{t('shell.partnerGoods')}</h1>
      <p className="prose">{t('items.start.text')}</p>
      <SearchBox />
      <ul className={`plain-list ${css.kinds}`} aria-label={t('items.kinds')}>
        {categories.map(({ type, label, q }) => {
          const Icon = icons[type]
          return (
            <li key={type}>
              <AppLink className={css.kind} href={itemsPath({ q, type })}>
                <Icon size={28} aria-hidden="true" />
                {t(label)}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
