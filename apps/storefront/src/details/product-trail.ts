import type { Translator } from '@bandari/i18n'
import type { ProductDocument } from '@bandari/sdk'
import type { Breadcrumb } from '@bandari/ui'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import { isSpare } from './spare.ts'

type TrailTranslator = Pick<Translator, 't' | 'name'>

type Product = Pick<
  ProductDocument,
  'product_class' | 'market' | 'categories' | 'make' | 'model' | 'title'
>

/** Home > class > make > model > the product, each a search one step wider; in Kenya, the searches there. */
export function productTrail(translator: TrailTranslator, product: Product): Breadcrumb[] {
  const { t } = translator
  const { product_class, market, make, model, title } = product
  const home = { label: t('shell.home'), href: paths.home() }
  if (isSpare(product)) return [home, ...spareTrail(translator, product), { label: title }]
  if (market === 'local') {
    return [
      home,
      { label: t('details.inKenya'), href: paths.localMake() },
      ...(make === null ? [] : [{ label: make, href: paths.localMake(makeSlug(make)) }]),
      { label: title },
    ]
  }
  const kind = product_class === 'commercial' ? 'commercial' : 'cars'
  return [
    home,
    {
      label: t(kind === 'cars' ? 'shell.cars' : 'shell.commercialVehicles'),
      href: paths.vehicles({ class: kind }),
    },
    ...(make === null ? [] : [{ label: make, href: paths.vehicles({ class: kind, make }) }]),
    ...(make === null || model === null
      ? []
      : [{ label: model, href: paths.vehicles({ class: kind, make, model }) }]),
    { label: title },
  ]
}

/** The first part of a spare's category is the root of the tree; without a category it names the class. */
function spareTrail(
  translator: TrailTranslator,
  { categories }: Pick<Product, 'categories'>,
): Breadcrumb[] {
  const [root, ...nodes] = categories[0]?.split(' > ') ?? []
  const above = root === spareRoot ? nodes : []
  return [
    { label: translator.t('shell.autoSpares'), href: paths.parts() },
    ...above.map((node) => ({ label: categoryName(translator, node), href: paths.parts(node) })),
  ]
}

const spareRoot = 'Vehicle Parts & Accessories'

const makeSlug = (make: string) => make.toLowerCase().replaceAll(' ', '-')
