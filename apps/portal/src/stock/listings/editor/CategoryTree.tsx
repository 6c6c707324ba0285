import type { PlainMessageId } from '@bandari/i18n'
import css from './CategoryTree.module.css'
import { spareCategoryName } from '../../../shared/spare-category-name.ts'
import { t } from '../../../language/translator.ts'

/** `Car parts > Braking > Brake pads`, one level below the other. */
export function CategoryTree({ path }: { path: string }) {
  const [first, ...deeper] = path.split(' > ')
  return <Branch name={first ?? ''} deeper={deeper} />
}

/** By the names that the API gives the classes; what is below them are makes, models and categories of spares. */
const classes: Readonly<Record<string, PlainMessageId>> = {
  Cars: 'portalEditor.category.cars',
  'Commercial vehicles': 'portalEditor.category.commercial',
}

function categoryLabel(name: string): string {
  const id = Object.hasOwn(classes, name) ? classes[name] : undefined
  return id === undefined ? spareCategoryName(name) : t(id)
}

function Branch({ name, deeper }: { name: string; deeper: readonly string[] }) {
  const [next, ...rest] = deeper
  return (
    <ul className={css.branch}>
      <li>
        {next === undefined ? <strong>{categoryLabel(name)}</strong> : categoryLabel(name)}
        {next !== undefined && <Branch name={next} deeper={rest} />}
      </li>
    </ul>
  )
}
