import type { Database } from '../src/platform/db/database.ts'
import { addToTree, type NewTrim } from '../src/stock/fitment/tree.store.ts'
import { vehicleMakes } from './vehicle-makes.ts'
import { variantsOf } from './vehicle-tree.ts'

/**
 * The vehicles we know of: makes, models, variants, and trims with their years. Made anew for whoever asks, at a start and
 * in tests, because a process would keep three megabytes else.
 */
export function vehicleTree() {
  const models = vehicleMakes.flatMap((make) =>
    make.models.map((model) => ({
      make: make.slug,
      slug: model.slug,
      name: model.name,
      body: model.body,
      variants: variantsOf(model),
    })),
  )
  return {
    makes: vehicleMakes.map(({ slug, name }) => ({ slug, name })),
    models: models.map(({ make, slug, name, body }) => ({ make, slug, name, body })),
    trims: models.flatMap(({ make, slug, body, variants }) =>
      variants.flatMap(({ name, trims }) =>
        trims.map((trim): NewTrim => ({ make, model: slug, variant: name, body, ...trim })),
      ),
    ),
  }
}

/** Additions by an import or a person stay. The trims are numbered the same in every shop. */
export async function loadVehicleTree(db: Database, tree: ReturnType<typeof vehicleTree>) {
  await addToTree(db, tree)
}
