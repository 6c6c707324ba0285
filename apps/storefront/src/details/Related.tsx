import type { ProductDocument } from '@bandari/sdk'
import { VehicleRow } from '../shared/VehicleRow.tsx'
import css from './ProductPage.module.css'

export function Related({ related }: Pick<ProductDocument, 'related'>) {
  return (
    <section className={css.related} aria-labelledby="related">
      <h2 id="related">Similar vehicles</h2>
      <VehicleRow label="Similar vehicles" vehicles={related.slice(0, 8)} />
    </section>
  )
}
