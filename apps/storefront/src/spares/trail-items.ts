import type { Translator } from '@bandari/i18n'
import type { Breadcrumb } from '@bandari/ui'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { CatalogueQuery } from './catalogue-query.ts'

/** Home > Auto spares > each node above > the node. */
export function trailItems(
  translator: Pick<Translator, 't' | 'name'>,
  { trail, text }: Pick<CatalogueQuery, 'trail' | 'text'>,
): Breadcrumb[] {
  const { t } = translator
  const home = { label: t('shell.home'), href: paths.home() }
  const root = t('shell.autoSpares')
  if (trail?.length === 0) return [home, { label: root }]
  return [
    home,
    { label: root, href: paths.parts() },
    ...(trail ?? []).slice(0, -1).map((node) => ({
      label: categoryName(translator, node.text),
      href: paths.parts(node.text),
    })),
    { label: categoryName(translator, text) },
  ]
}
