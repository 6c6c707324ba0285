import type { CompatibleMake, FitmentQuery, SetFitment, TrimDocument } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Models of one make. */
export interface ModelChoice {
  make: string
  models: readonly string[]
}

export interface VariantChoice extends ModelChoice {
  variants: readonly string[]
}

export async function listFittingMakes(id: number): Promise<string[]> {
  const params = { path: { id }, query: { qry: 'makes' } } as const
  const { makes = [] } = await granted(ask(client.GET('/compatibility/{id}', { params })))
  return makes
}

export async function listFittingModels(id: number, mk: string): Promise<string[]> {
  const params = { path: { id }, query: { qry: 'model', mk } } as const
  const { models = [] } = await granted(ask(client.GET('/compatibility/{id}', { params })))
  return models
}

export async function findVariants({ make, models }: ModelChoice): Promise<string[]> {
  return found<string>('variants', { make, models: [...models] })
}

/** What `fetchProp` calls body. */
export async function findTrims(choice: VariantChoice): Promise<TrimDocument[]> {
  const { make, models, variants } = choice
  return found<TrimDocument>('body', { make, models: [...models], variants: [...variants] })
}

export async function findSavedFitment(productID: number): Promise<CompatibleMake[]> {
  return found<CompatibleMake>('prepopulate', { productID })
}

export async function setFitment(body: SetFitment): Promise<{ saved: CompatibleMake[] }> {
  const { compatible_list } = await granted(ask(client.POST('/set-fitment/', { body })))
  return { saved: compatible_list }
}

/** What was asked for decides what `data` holds. */
async function found<T>(
  fetchProp: FitmentQuery['fetchProp'],
  filterProps: FitmentQuery['filterProps'],
): Promise<T[]> {
  const call = client.POST('/fitment/', { body: { fetchProp, filterProps } })
  const { data } = await granted(ask(call))
  return data as T[]
}
