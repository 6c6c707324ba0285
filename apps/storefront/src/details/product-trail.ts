import type { ProductDocument } from '@bandari/sdk'
import type { Breadcrumb } from '@bandari/ui'
import { paths } from '../shared/paths.ts'
import { isSpare } from './specification.ts'

type Product = Pick<ProductDocument, 'product_class' | 'make' | 'model' | 'title'>

/** Home > class > make > model > the product, each a search one step wider. */
export function productTrail(product: Product): Breadcrumb[] {
  const { product_class, make, model, title } = product
  const home = { label: 'Home', href: paths.home() }
  if (isSpare(product)) {
    return [home, { label: 'Auto spares', href: paths.parts() }, { label: title }]
  }
  const kind = product_class === 'commercial' ? 'commercial' : 'cars'
  return [
    home,
    {
      label: kind === 'cars' ? 'Cars' : 'Commercial vehicles',
      href: paths.vehicles({ class: kind }),
    },
    ...(make === null ? [] : [{ label: make, href: paths.vehicles({ class: kind, make }) }]),
    ...(make === null || model === null
      ? []
      : [{ label: model, href: paths.vehicles({ class: kind, make, model }) }]),
    { label: title },
  ]
}
