import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../../providers/data-provider.ts'
import type { Choice } from './fitment-selection.ts'
import { useLoad } from './use-load.ts'

/** What each step offers; null while it is on its way. */
export function useOffered(id: number, { make, models, variants }: Choice) {
  const api = useDataProvider<PortalDataProvider>()
  const own = make ?? ''
  const steps = {
    makes: useLoad(`${id}`, () => api.listFittingMakes(id)),
    models: useLoad(make, () => api.listFittingModels(id, own)),
    variants: useLoad(models.length > 0 ? JSON.stringify([make, models]) : null, () =>
      api.findVariants({ make: own, models }),
    ),
    trims: useLoad(variants.length > 0 ? JSON.stringify([make, models, variants]) : null, () =>
      api.findTrims({ make: own, models, variants }),
    ),
  }
  const broken = Object.values(steps).find(({ error }) => error !== null)
  return {
    makes: steps.makes.data,
    models: steps.models.data,
    variants: steps.variants.data,
    trims: steps.trims.data,
    error: broken?.error ?? null,
    retry: () => broken?.retry(),
  }
}

export type Offered = ReturnType<typeof useOffered>
