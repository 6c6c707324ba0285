import type { ProductFitment, TreeTrim, VehicleTree } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/** Choosing a vehicle, one step further with each. */
export interface TreeStep {
  make?: string
  model?: string
  year?: number
}

/** One model year of a trim. */
export interface ChosenVehicle {
  trim: number
  year: number
}

export const fitmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVehicleTree: build.query<VehicleTree, TreeStep>({
      queryFn: (query, store) =>
        answer(clientOf(store).GET('/vehicle-tree/', { params: { query } })),
    }),
    getTrim: build.query<TreeTrim, number>({
      queryFn: (trim, store) =>
        answer(clientOf(store).GET('/vehicle-tree/{trim}', { params: { path: { trim } } })),
    }),
    getProductFitment: build.query<ProductFitment, { id: number; vehicle: ChosenVehicle | null }>({
      queryFn: ({ id, vehicle }, store) => {
        const params = { path: { id }, query: vehicle ?? {} }
        return answer(clientOf(store).GET('/products/{id}/fitment/', { params }))
      },
    }),
  }),
})

export const { useGetVehicleTreeQuery, useGetTrimQuery, useGetProductFitmentQuery } = fitmentApi
