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
import { AppLink } from '../shared/AppLink.tsx'
import { itemsPath } from '../shared/item-query.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
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
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title="Goods of our partners"
        description="Car accessories, telephones, tools, solar kits, clothes and cars under auction, offered by our partners and shipped to your country."
        canonical={paths.itemSearch()}
      />
      <Breadcrumbs
        items={[{ label: 'Home', href: paths.home() }, { label: 'Goods of our partners' }]}
        linkComponent={AppLink}
      />
      <h1>Goods of our partners</h1>
      <p className="prose">
        Accessories, telephones, tools and much else, and cars under auction. You buy them here with
        everything else, and we ship them to your country.
      </p>
      <SearchBox />
      <ul className={`plain-list ${css.kinds}`} aria-label="Kinds of goods">
        {categories.map(({ type, label, q }) => {
          const Icon = icons[type]
          return (
            <li key={type}>
              <AppLink className={css.kind} href={itemsPath({ q, type })}>
                <Icon size={28} aria-hidden="true" />
                {label}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
